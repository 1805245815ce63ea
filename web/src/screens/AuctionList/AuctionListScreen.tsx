import { Plus } from 'lucide-react';
import { AuctionCard } from '../../features/deals/auctions/AuctionCard.tsx';
import { TradeButton } from '../../features/people/companies/TradeButton.tsx';
import { AuctionListChangedDocument } from '../../features/around/live/AuctionListChanged.generated.ts';
import { BusinessLinks } from '../../features/around/insights/BusinessLinks.tsx';
import { LiveState } from '../../features/around/live/LiveState.tsx';
import { useLive } from '../../features/around/live/useLive.ts';
import { searchArgument } from '../../kit/searchArgument.ts';
import { Page } from '../../kit/ui/Layout.tsx';
import { PagedCards } from '../../kit/ui/PagedCards.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { AuctionListDialogs } from './AuctionListDialogs.tsx';
import { AuctionListScreenDocument } from './AuctionListScreen.generated.ts';
import { NoAuctions } from './NoAuctions.tsx';

const tabs = ['live', 'upcoming', 'ended'] as const;
const labels = { live: 'Live', upcoming: 'Upcoming', ended: 'Ended' };

/** All auctions by status, or those of the viewer. */
export const AuctionListScreen = ({ isOwn }: { isOwn?: boolean }) => {
  const [tab, setTab] = useParam('tab', 'live', tabs);
  const [typed, setTyped, search] = useTypedParam('q');
  const [, openNew] = useParam('new', '');
  const [, bidOn] = useParam('bid', '');
  const { data, status, more } = usePagedQuery(AuctionListScreenDocument, {
    search: searchArgument(search),
    mine: isOwn,
    onLive: tab === 'live',
    onUpcoming: tab === 'upcoming',
    onEnded: tab === 'ended',
  });
  useLive(AuctionListChangedDocument, {
    pick: (frame) => frame.auctionsChanged,
    shown: data?.[tab].nodes,
    reload: status.onRetry,
  });

  return (
    <Page $gap={6}>
      <PageHead
        title={isOwn ? 'My Auctions' : 'Auctions'}
        navigation={isOwn && <BusinessLinks />}
        badges={<LiveState />}
        description={
          isOwn
            ? 'What you sell or buy by auction.'
            : 'Forward auctions sell to the highest bid, reverse auctions buy at the lowest.'
        }
        actions={
          <TradeButton icon={Plus} onClick={() => openNew('auction')}>
            Create Auction
          </TradeButton>
        }
      />
      <SearchBox label="Search auctions" placeholder="Search auctions..." value={typed} onChange={setTyped} />
      <Tabs
        label="Auctions"
        value={tab}
        onChange={setTab}
        tabs={tabs.map((value) => ({ value, label: labels[value], count: data?.[value].totalCount }))}
      >
        <PagedCards
          title={`${labels[tab]} auctions`}
          list={data?.[tab]}
          {...status}
          onMore={(after) => more({ [`${tab}After`]: after })}
          empty={
            <NoAuctions tab={tab} search={search} onClear={() => setTyped('')} onCreate={() => openNew('auction')} />
          }
        >
          {(auction) => <AuctionCard auction={auction} onBid={bidOn} />}
        </PagedCards>
      </Tabs>
      <AuctionListDialogs />
    </Page>
  );
};
