import { companyHead } from 'api/pages/companyHead';
import { useSession } from '../../features/accounts/SessionProvider.tsx';
import { TradeDialogs } from '../../features/bids/TradeDialogs.tsx';
import { useMembersParam } from '../../features/accounts/useMembersOnly.ts';
import { AuctionCard } from '../../features/auctions/AuctionCard.tsx';
import { VerificationBadge } from '../../features/companies/VerificationStatus.tsx';
import { MessageLink } from '../../features/conversations/MessageLink.tsx';
import { OfferingCard } from '../../features/postings/OfferingCard.tsx';
import { MoreMenu } from '../../features/staff/reports/MoreMenu.tsx';
import { Breadcrumbs } from '../../kit/ui/Breadcrumbs.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Lead, Main } from '../../kit/ui/Details.tsx';
import { Columns, Grid, Page, Stack } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { ShowMore } from '../../kit/ui/ShowMore.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { Head } from '../../kit/ui/Head.tsx';
import { paths } from '../../paths.ts';
import { CompanyFacts } from './CompanyFacts.tsx';
import type { CompanyScreenQuery, CompanyScreenQueryVariables } from './CompanyScreen.generated.ts';
import type { ShownCompany } from './shownCompany.ts';

const reloaded = ['CompanyScreen'];

type CompanyDetailsProps = {
  company: ShownCompany;
  offerings: CompanyScreenQuery['offerings'];
  auctions: CompanyScreenQuery['auctions'];
  onMore: (after: Partial<CompanyScreenQueryVariables>) => void;
};

export const CompanyDetails = ({ company, offerings, auctions, onMore }: CompanyDetailsProps) => {
  const { user: viewer } = useSession();
  const [, inquireAbout] = useMembersParam('inquire');
  const [, bidOn] = useMembersParam('auction');
  const { companyName, description, verificationStatus, user } = company;

  return (
    <Page $gap={8}>
      <Head {...companyHead(company)} />
      <PageHead
        title={companyName}
        breadcrumbs={<Breadcrumbs items={[{ label: 'Home', to: paths.home }, { label: companyName }]} />}
        badges={verificationStatus === 'approved' && <VerificationBadge status={verificationStatus} />}
        actions={
          viewer?.companyProfile?.id === company.id ? (
            <LinkButton variant="secondary" to={paths.companyProfile}>
              Edit profile
            </LinkButton>
          ) : (
            <>
              <MoreMenu
                subject={{ kind: 'company', id: company.id, name: companyName }}
                member={{ id: user.id, name: companyName, isBlocked: user.isBlocked }}
                refetch={['CompanyScreen']}
              />
              <MessageLink to={{ kind: 'company', id: company.id }} />
            </>
          )
        }
      />
      <Columns $side="22rem">
        <Lead>
          <Section title="Company">
            <CompanyFacts company={company} />
          </Section>
        </Lead>
        <Main $gap={8}>
          {description && (
            <Section title="About">
              <Text style={{ whiteSpace: 'pre-line' }}>{description}</Text>
            </Section>
          )}
          {auctions.nodes.length > 0 && (
            <Section title="Live auctions" count={auctions.totalCount}>
              <Stack $gap={5}>
                <Grid $min="17rem">
                  {auctions.nodes.map((auction) => (
                    <AuctionCard key={auction.id} auction={auction} onBid={bidOn} />
                  ))}
                </Grid>
                <ShowMore
                  shown={auctions.nodes.length}
                  total={auctions.totalCount}
                  hasMore={auctions.pageInfo.hasNextPage}
                  onMore={() => onMore({ auctionsAfter: auctions.pageInfo.endCursor })}
                />
              </Stack>
            </Section>
          )}
          <Section title="Offerings" count={offerings.totalCount}>
            {offerings.nodes.length === 0 ? (
              <Text $tone="inkSoft">Nothing is offered at the moment.</Text>
            ) : (
              <Stack $gap={5}>
                <Grid $min="17rem">
                  {offerings.nodes.map((offering) => (
                    <OfferingCard key={offering.id} offering={offering} hidesSupplier onInquire={inquireAbout} />
                  ))}
                </Grid>
                <ShowMore
                  shown={offerings.nodes.length}
                  total={offerings.totalCount}
                  hasMore={offerings.pageInfo.hasNextPage}
                  onMore={() => onMore({ offeringsAfter: offerings.pageInfo.endCursor })}
                />
              </Stack>
            )}
          </Section>
        </Main>
      </Columns>
      {viewer && <TradeDialogs refetch={reloaded} />}
    </Page>
  );
};
