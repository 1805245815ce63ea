import { useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { AuctionCard } from '../../features/deals/auctions/AuctionCard.tsx';
import { OfferingCard } from '../../features/goods/postings/OfferingCard.tsx';
import { counted } from '../../kit/format.ts';
import { Grid } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { OpenMarketDocument } from './OpenMarket.generated.ts';

/** What visitors can see of the market: a few live auctions and offerings, and the way to the catalogue. */
export const OpenMarket = () => {
  const { data } = useQuery(OpenMarketDocument);
  const navigate = useNavigate();
  if (!data) return null;
  const signInFor = (next: string) => void navigate(paths.auth({ next }));
  return (
    <Section
      title="Open to everyone"
      action={<TextLink to={paths.products()}>Browse {counted(data.products.totalCount, 'product')} →</TextLink>}
    >
      <Grid $min="16rem">
        {data.auctions.nodes.map((auction) => (
          <AuctionCard
            key={auction.id}
            auction={auction}
            onBid={(id) => signInFor(paths.auction(id, { open: 'bid' }))}
          />
        ))}
        {data.offerings.nodes.map((offering) => (
          <OfferingCard
            key={offering.id}
            offering={offering}
            onInquire={(id) => signInFor(paths.offering(id, { open: 'inquire' }))}
          />
        ))}
      </Grid>
    </Section>
  );
};
