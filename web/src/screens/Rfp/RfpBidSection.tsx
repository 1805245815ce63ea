import { RfpBidList } from '../../features/deals/bids/RfpBidList.tsx';
import { useDialogParam } from '../../kit/navigation/useDialogParams.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { ShowMoreOf } from '../../kit/ui/ShowMore.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { reloaded, type ShownRfp } from './shownRfp.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const AwardDialog = lazyNamed(() => import('../../features/deals/trade/orders/AwardDialog.tsx'), 'AwardDialog');

type RfpBidSectionProps = {
  rfp: ShownRfp;
  isOwner: boolean;
  onMore: (after: string) => void;
};

/** All bids for the owner, who can award one; their own bid for a bidder; the number of bids for others. */
export const RfpBidSection = ({ rfp, isOwner, onMore }: RfpBidSectionProps) => {
  const [awarded, award, close] = useDialogParam('award');
  const { nodes: bids, pageInfo } = rfp.bids;
  const chosen = rfp.viewerCan.award ? bids.find((bid) => bid.id === awarded) : undefined;
  return (
    <Section title="Bids" count={rfp.bidCount}>
      {!isOwner && (
        <Text $tone="inkSoft">{rfp.bidCount === 0 ? 'No bids yet.' : 'Only the buyer sees the bids of others.'}</Text>
      )}
      {isOwner && bids.length === 0 && <Text $tone="inkSoft">No bids yet. You get a message with each one.</Text>}
      {bids.length > 0 && (
        <RfpBidList
          bids={bids}
          rfp={rfp}
          action={
            rfp.viewerCan.award
              ? (bid) => (
                  <Button size="small" variant="secondary" onClick={() => award(bid.id)}>
                    Award
                  </Button>
                )
              : undefined
          }
        />
      )}
      {pageInfo.hasNextPage && <ShowMoreOf list={rfp.bids} onMore={onMore} />}
      {chosen && <AwardDialog bid={chosen} rfp={rfp} refetch={reloaded} onClose={close} />}
    </Section>
  );
};
