import { companyHead } from 'api/pages/companyHead';
import type { ReactNode } from 'react';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { TradeDialogs } from '../../features/deals/bids/TradeDialogs.tsx';
import { useMembersParam } from '../../features/people/accounts/useMembersOnly.ts';
import { AuctionCard } from '../../features/deals/auctions/AuctionCard.tsx';
import { TradeButton } from '../../features/people/companies/TradeButton.tsx';
import { useOnlyReads } from '../../features/people/companies/useOnlyReads.ts';
import { VerificationBadge } from '../../features/people/companies/VerificationStatus.tsx';
import { MessageLink } from '../../features/people/inbox/conversations/MessageLink.tsx';
import { RfpCard } from '../../features/goods/postings/RfpCard.tsx';
import { WatchToggle } from '../../features/people/watchlist/WatchButton.tsx';
import { MoreMenu } from '../../features/around/staff/reports/MoreMenu.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';
import { useDialogParam } from '../../kit/navigation/useDialogParams.ts';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Grid, Page, Stack } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { ShowMoreOf, type Paged } from '../../kit/ui/ShowMore.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { Head } from '../../kit/ui/Head.tsx';
import { paths } from '../../paths.ts';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyOffers } from './CompanyOffers.tsx';
import type { CompanyScreenQuery, CompanyScreenQueryVariables } from './CompanyScreen.generated.ts';
import type { ShownCompany } from './shownCompany.ts';

const InquireDialog = lazyNamed(() => import('../../features/goods/postings/InquireDialog.tsx'), 'InquireDialog');

const reloaded = ['CompanyScreen'];
/** In the place of an offering's id. */
const CHOOSE = 'choose';

type CompanyDetailsProps = Pick<CompanyScreenQuery, 'offerings' | 'rfps' | 'auctions'> & {
  company: ShownCompany;
  onMore: (after: Partial<CompanyScreenQueryVariables>) => void;
};

export const CompanyDetails = ({ company, offerings, rfps, auctions, onMore }: CompanyDetailsProps) => {
  const { user: viewer } = useSession();
  const [, bidOnRfp] = useMembersParam('bid');
  const [, bidOnAuction] = useMembersParam('auction');
  const [asked, ask, close] = useDialogParam('quote');
  const { companyName, description, verificationStatus, user } = company;
  const isOwn = viewer?.companyProfile?.id === company.id;
  const onlyReads = useOnlyReads();
  const [first, ...others] = offerings.nodes;

  return (
    <Page $gap={8}>
      <Head {...companyHead(company)} />
      <PageHead
        title={companyName}
        breadcrumbs={[{ label: 'Home', to: paths.home }, { label: companyName }]}
        badges={verificationStatus === 'approved' && <VerificationBadge status={verificationStatus} />}
        actions={
          isOwn ? (
            <LinkButton variant="secondary" to={paths.companyProfile}>
              Edit profile
            </LinkButton>
          ) : (
            <>
              <WatchToggle thing={company} name={companyName} />
              <MoreMenu
                subject={{ kind: 'company', id: company.id, name: companyName }}
                member={{ id: user.id, name: companyName, isBlocked: user.isBlocked }}
                refetch={['CompanyScreen']}
              />
              <MessageLink to={{ kind: 'company', id: company.id }} />
              {first && (
                <TradeButton onClick={() => ask(others.length > 0 ? CHOOSE : first.id)} data-screen-only="">
                  Ask for a quote
                </TradeButton>
              )}
            </>
          )
        }
      />
      {description && <Text style={{ whiteSpace: 'pre-line', maxWidth: '75ch' }}>{description}</Text>}
      <CompanyFacts company={company} />
      <Section title="Offerings" count={offerings.totalCount}>
        {first ? (
          <Stack $gap={5}>
            <CompanyOffers offers={offerings.nodes} onAsk={isOwn || onlyReads ? undefined : ask} />
            <ShowMoreOf list={offerings} onMore={(offeringsAfter) => onMore({ offeringsAfter })} />
          </Stack>
        ) : (
          <Text $tone="inkSoft">Nothing is offered at the moment.</Text>
        )}
      </Section>
      <Cards title="Live auctions" list={auctions} onMore={(auctionsAfter) => onMore({ auctionsAfter })}>
        {(auction) => <AuctionCard key={auction.id} auction={auction} onBid={bidOnAuction} />}
      </Cards>
      <Cards title="RFPs" list={rfps} onMore={(rfpsAfter) => onMore({ rfpsAfter })}>
        {(rfp) => <RfpCard key={rfp.id} rfp={rfp} onBid={bidOnRfp} />}
      </Cards>
      {viewer && <TradeDialogs refetch={reloaded} />}
      {asked === CHOOSE && (
        <Dialog wide title="Ask for a quote" description="A quote is about one offering." onClose={close}>
          <CompanyOffers isShort offers={offerings.nodes} onAsk={ask} />
        </Dialog>
      )}
      {asked && asked !== CHOOSE && (
        <InquireDialog asked="quote" offeringId={asked} refetch={reloaded} onClose={close} />
      )}
    </Page>
  );
};

type CardsProps<Item> = {
  title: string;
  list: Paged<Item>;
  onMore: (after: string) => void;
  children: (item: Item) => ReactNode;
};

/** A section that is left out while it is empty. */
const Cards = <Item,>({ title, children, ...rest }: CardsProps<Item>) =>
  Boolean(rest.list.nodes?.length) && (
    <Section title={title} count={rest.list.totalCount}>
      <Stack $gap={5}>
        <Grid $min="17rem">{rest.list.nodes?.map(children)}</Grid>
        <ShowMoreOf {...rest} />
      </Stack>
    </Section>
  );
