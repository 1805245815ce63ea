import { useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { SupplierOffers } from '../../features/goods/postings/SupplierOffers.tsx';
import { counted } from '../../kit/format.ts';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { SkeletonCards, SkeletonText } from '../../kit/ui/Skeleton.tsx';
import { Heading, Text } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { BestOffersDocument } from './BestOffers.generated.ts';
import type { Result } from './matches.ts';
import { ResultCard } from './resultParts.tsx';

const Description = ({ description, synonyms }: { description: string; synonyms: readonly string[] }) => (
  <Text $tone="inkSoft">
    {description}
    {synonyms.length > 0 && ` Also known as ${synonyms.join(', ')}.`}
  </Text>
);

/** The only result, with its description and its best offers. */
export const WideResult = ({ product, match }: Result) => {
  const { data, error } = useQuery(BestOffersDocument, { variables: { productId: product.id } });
  const isMember = useSession().user !== null;
  const navigate = useNavigate();
  const offers = data?.offerings.nodes;
  return (
    <Stack $gap={5}>
      <ResultCard
        product={product}
        match={match}
        description={data?.product ? <Description {...data.product} /> : error ? null : <SkeletonText lines={3} />}
      />
      {!offers && !error && product.offerCount > 0 && <SkeletonCards count={2} min="100%" height="5rem" />}
      {offers && offers.length > 0 && (
        <Stack $gap={3}>
          <Heading as="h3">Best offers</Heading>
          <SupplierOffers
            product={product}
            offers={offers}
            isMember={isMember}
            onInquire={({ id }, open) => void navigate(paths.offering(id, { open }))}
          />
          <div>
            <LinkButton variant="secondary" to={`${paths.product(product.id)}?tab=suppliers`}>
              See all of {counted(data.offerings.totalCount, 'offer')}
            </LinkButton>
          </div>
        </Stack>
      )}
    </Stack>
  );
};
