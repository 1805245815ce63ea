import { Plus } from 'lucide-react';
import { AuctionCard } from '../../features/auctions/AuctionCard.tsx';
import { AuctionsChangedDocument } from '../../features/live/AuctionsChanged.generated.ts';
import { LiveState } from '../../features/live/LiveState.tsx';
import { useLive } from '../../features/live/useLive.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { PagedCards } from '../../kit/ui/PagedCards.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { AuctionsDialogs } from './AuctionsDialogs.tsx';
import { AuctionsScreenDocument } from './AuctionsScreen.generated.ts';
import { NoAuctions } from './NoAuctions.tsx';

const tabs = ['live', 'upcoming', 'ended'] as const;
const labels = { live: 'Live', upcoming: 'Upcoming', ended: 'Ended' };

/** All auctions by where they stand. */
export function AuctionsScreen() {
  const [tab, setTab] = useParam('tab', 'live', tabs);
  const [typed, setTyped, search] = useTypedParam('q');
  const [, openNew] = useParam('new', '');
  const [, bidOn] = useParam('bid', '');
  const { data, isFailed, isFetchingMore, retry, more } = usePagedQuery(AuctionsScreenDocument, {
    search: search.trim().slice(0, 200) || undefined,
    onLive: tab === 'live',
    onUpcoming: tab === 'upcoming',
    onEnded: tab === 'ended',
  });
  useLive(AuctionsChangedDocument, {
    pick: (frame) => frame.auctionsChanged,
    shown: data?.[tab].nodes,
    reload: retry,
  });

  return (
    <Page $gap={6}>
      <PageHead
        title="Auctions"
        badges={<LiveState />}
        description="Forward auctions sell to the highest bid, reverse auctions buy at the lowest."
        actions={
          <Button icon={<Plus size={16} aria-hidden />} onClick={() => openNew('auction')}>
            Create Auction
          </Button>
        }
      />
      <SearchBox label="Search auctions" placeholder="Search auctions..." value={typed} onChange={setTyped} />
      <Tabs
        label="Auctions"
        value={tab}
        onChange={setTab}
        tabs={tabs.map((value) => ({
          value,
          label: labels[value],
          count: data?.[value].totalCount,
          content: (
            <PagedCards
              title={`${labels[value]} auctions`}
              list={data?.[value]}
              isFailed={isFailed}
              onRetry={retry}
              isFetchingMore={isFetchingMore}
              onMore={(after) => more({ [`${value}After`]: after })}
              empty={
                <NoAuctions
                  tab={value}
                  search={search}
                  onClear={() => setTyped('')}
                  onCreate={() => openNew('auction')}
                />
              }
            >
              {(auction) => <AuctionCard auction={auction} onBid={bidOn} />}
            </PagedCards>
          ),
        }))}
      />
      <AuctionsDialogs />
    </Page>
  );
}
