import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { BidOnAuction } from './BidOnAuction.tsx';
import { BidOnRfp } from './BidOnRfp.tsx';

export type BidTarget = { kind: 'rfp' | 'auction'; id: string };

type PlaceBidDialogProps = {
  target: BidTarget;
  /** Names of the queries to refetch after success. */
  refetch: string[];
  onClose: () => void;
};

/** Places a bid on an RFP or an auction. */
export const PlaceBidDialog = ({ target: { kind, id }, refetch, onClose }: PlaceBidDialogProps) => (
  <Dialog onClose={onClose} title={kind === 'rfp' ? 'Submit Bid' : 'Place Bid'}>
    {kind === 'rfp' ? (
      <BidOnRfp id={id} refetch={refetch} onDone={onClose} />
    ) : (
      <BidOnAuction id={id} refetch={refetch} onDone={onClose} />
    )}
  </Dialog>
);
