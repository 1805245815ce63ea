import { AuctionCard } from '../../features/deals/auctions/AuctionCard.tsx';
import { TradeDialogs } from '../../features/deals/bids/TradeDialogs.tsx';
import { CategoryCard } from '../../features/goods/catalogue/CategoryCard.tsx';
import { categoryPath } from '../../features/goods/catalogue/useCategories.ts';
import { useMarketTabs } from '../../features/goods/postings/useMarketTabs.tsx';
import { WatchToggle } from '../../features/people/watchlist/WatchButton.tsx';
import { useWatchedSearches } from '../../features/people/watchlist/useWatchedSearches.ts';
import { WatchedSearchCard } from '../../features/people/watchlist/WatchedSearchCard.tsx';
import { Card, CardLink, CardTitle } from '../../kit/ui/Card.tsx';
import { Select } from '../../kit/ui/Control.tsx';
import { Page, Toolbar } from '../../kit/ui/Layout.tsx';
import { PagedCards } from '../../kit/ui/PagedCards.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import type { Tab } from '../../kit/ui/Tabs.tsx';
import { SmallText, TextLink } from '../../kit/ui/Text.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { paths } from '../../paths.ts';
import { EmptyWatchlist } from './EmptyWatchlist.tsx';
import { kinds, useWatchlist, type Kind } from './useWatchlist.ts';

const reloaded = ['WatchlistScreen'];

/** What the member watches, all of it or one kind. */
export const WatchlistScreen = () => {
  const [kind, setKind] = useParam<Kind>('tab', 'all', kinds);
  const [, bidInAuction] = useParam('auction', '');
  const { searches, error, retry } = useWatchedSearches();
  const { lists, status, more } = useWatchlist(kind);
  const list = (of: Kind) => ({
    title: `Watched ${of}`,
    empty: <EmptyWatchlist title={`No watched ${of}`} />,
    ...status,
    onMore: (after: string) => more({ [`${of}After`]: after }),
  });
  const parts: Tab<Kind>[] = [
    ...useMarketTabs({ lists, list }),
    {
      value: 'auctions',
      label: 'Auctions',
      count: lists?.auctions.totalCount,
      content: (
        <PagedCards {...list('auctions')} list={lists?.auctions}>
          {(auction) => <AuctionCard auction={auction} onBid={bidInAuction} />}
        </PagedCards>
      ),
    },
    {
      value: 'categories',
      label: 'Categories',
      count: lists?.categories.totalCount,
      content: (
        <PagedCards {...list('categories')} list={lists?.categories}>
          {(category) => (
            <CategoryCard
              name={category.name}
              description={category.description}
              to={categoryPath(category)}
              action="Browse Products"
            >
              <WatchToggle thing={category} name={category.name} />
            </CategoryCard>
          )}
        </PagedCards>
      ),
    },
    {
      value: 'companies',
      label: 'Companies',
      count: lists?.companies.totalCount,
      content: (
        <PagedCards {...list('companies')} list={lists?.companies}>
          {(company) => (
            <Card>
              <CardTitle>
                <CardLink to={paths.company(company.id)}>{company.companyName}</CardLink>
              </CardTitle>
              <SmallText>{company.registrationCountry}</SmallText>
              <WatchToggle thing={company} name={company.companyName} />
            </Card>
          )}
        </PagedCards>
      ),
    },
    {
      value: 'searches',
      label: 'Searches',
      count: searches?.length,
      content: (
        <PagedCards
          {...list('searches')}
          list={searches && { nodes: searches }}
          isFailed={Boolean(error)}
          onRetry={retry}
        >
          {(search) => <WatchedSearchCard search={search} />}
        </PagedCards>
      ),
    },
  ];
  const shown = parts.filter(({ value, count }) => (kind === 'all' ? count : value === kind));
  const isLoading = kind === 'all' && !lists;

  return (
    <Page $gap={6}>
      <PageHead
        title="Watchlist"
        description={
          <>
            You are told of new offers and lower prices, by email as you choose in the{' '}
            <TextLink to={paths.settings('notifications')}>settings</TextLink>. Nobody else sees what you watch.
          </>
        }
      />
      <Toolbar>
        <Select
          aria-label="Show"
          value={kind}
          onChange={(chosen) => setKind(chosen as Kind)}
          options={[
            { value: 'all', label: 'Everything' },
            ...parts.map(({ value, label, count = 0 }) => ({ value, label: `${label} (${count})` })),
          ]}
        />
      </Toolbar>
      {(isLoading ? parts.slice(0, 1) : shown).map(({ value, label, count, content }) => (
        <Section key={value} title={label} count={count}>
          {content}
        </Section>
      ))}
      {kind === 'all' && lists && shown.length === 0 && <EmptyWatchlist title="You watch nothing yet" />}
      <TradeDialogs refetch={reloaded} />
    </Page>
  );
};
