import { useQuery } from '@apollo/client/react';
import { breakable } from '../../features/goods/catalogue/breakable.ts';
import { inquiryLabels } from '../../features/goods/postings/inquiryLabels.ts';
import { OfferingStatus } from '../../features/goods/postings/OfferingStatus.tsx';
import { CompanyName } from '../../features/people/companies/CompanyName.tsx';
import { useIsOwn } from '../../features/people/companies/useIsOwn.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Row } from '../../kit/ui/Layout.tsx';
import { Text, TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { ActionLink } from './ActionLink.tsx';
import { foundIn, placesOf } from './compared.ts';
import { ComparedOffersDocument, type ComparedOfferFragment } from './ComparedOffers.generated.ts';
import { Comparison } from './Comparison.tsx';
import { offerGroups } from './offerGroups.tsx';

type ComparedOffersProps = { ids: readonly string[]; onlyDifferences: boolean };

export const ComparedOffers = ({ ids, onlyDifferences }: ComparedOffersProps) => {
  const query = useQuery(ComparedOffersDocument, { variables: placesOf(ids) });
  const answer = query.data ?? (query.error ? undefined : query.previousData);
  const offers = answer && foundIn(answer).filter(({ id }) => ids.includes(id));
  return (
    <Comparison
      kind="offers"
      title="Offers"
      ids={ids}
      columns={offers?.map((offer) => ({
        id: offer.id,
        name: offer.title,
        head: (
          <>
            <TextLink to={paths.offering(offer.id)}>{breakable(offer.title)}</TextLink>
            <Text as="div" $size="small">
              <CompanyName user={offer.user} company={offer.company} />
            </Text>
          </>
        ),
        action: <Actions offer={offer} />,
      }))}
      groups={offerGroups(offers ?? [])}
      onlyDifferences={onlyDifferences}
      query={query}
    />
  );
};

const Actions = ({ offer, offer: { id, status } }: { offer: ComparedOfferFragment }) => {
  const isOwn = useIsOwn()(offer);
  if (status !== 'active') return <OfferingStatus status={status} />;
  if (isOwn) return <Badge>Your offering</Badge>;
  return (
    <Row $gap={2}>
      <ActionLink to={paths.offering(id, { open: 'quote' })}>{inquiryLabels.quote}</ActionLink>
      <ActionLink to={paths.offering(id, { open: 'order' })} variant="secondary">
        {inquiryLabels.order}
      </ActionLink>
    </Row>
  );
};
