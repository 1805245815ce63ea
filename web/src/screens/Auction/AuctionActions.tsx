import { ReasonDialog } from '../../features/people/inbox/messages/ReasonDialog.tsx';
import type { EditableAuctionFragment } from '../../features/deals/auctions/EditAuctionDialog.generated.ts';
import { useAuctionCommands } from '../../features/deals/auctions/commands/useAuctionCommands.ts';
import { useDialogParam } from '../../kit/navigation/useDialogParams.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { SmallText } from '../../kit/ui/Text.tsx';
import type { ShownAuction } from './shownAuction.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const EditAuctionDialog = lazyNamed(
  () => import('../../features/deals/auctions/EditAuctionDialog.tsx'),
  'EditAuctionDialog',
);
const NoteDialog = lazyNamed(() => import('../../features/deals/auctions/commands/NoteDialog.tsx'), 'NoteDialog');
const VoidHiddenBidDialog = lazyNamed(
  () => import('../../features/deals/auctions/commands/VoidHiddenBidDialog.tsx'),
  'VoidHiddenBidDialog',
);
const MoveEndDialog = lazyNamed(
  () => import('../../features/deals/auctions/commands/MoveEndDialog.tsx'),
  'MoveEndDialog',
);

type AuctionActionsProps = { auction: EditableAuctionFragment & Pick<ShownAuction, 'viewerCan'>; isOwner: boolean };

const reloaded = ['AuctionScreen'];
const acts = [
  ['edit', 'Edit auction'],
  ['addNote', 'Add a note'],
  ['moveEnd', 'Move the end'],
  ['voidBid', 'Void a bid'],
  ['pause', 'Pause auction'],
  ['cancel', 'Cancel auction'],
] as const;

/** What the owner or an admin can do with an auction now; nothing for others. */
export const AuctionActions = ({ auction, isOwner }: AuctionActionsProps) => {
  const { id, endTime, bidVisibility, viewerCan } = auction;
  const [command, open, close] = useDialogParam('command');
  const { addNote, cancel, moveEnd, pause, resume, voidBid } = useAuctionCommands(reloaded);
  // Bids that are shown are voided in their list.
  const can = { ...viewerCan, voidBid: viewerCan.voidBid && !isOwner && bidVisibility !== 'public' };
  return (
    <>
      {viewerCan.resume && (
        <Button wide variant="secondary" busy={resume.busy} onClick={() => void resume.submit({ auctionId: id })}>
          Resume auction
        </Button>
      )}
      {acts.map(
        ([act, label]) =>
          can[act] && (
            <Button key={act} wide variant="secondary" onClick={() => open(act)}>
              {label}
            </Button>
          ),
      )}
      {viewerCan.addNote && !viewerCan.cancel && (
        <SmallText>There are bids that would win, so only an admin can cancel this auction.</SmallText>
      )}
      {command === 'edit' && <EditAuctionDialog auction={auction} onClose={close} />}
      {command === 'addNote' && (
        <NoteDialog onAdd={({ note }) => addNote.submit({ auctionId: id, note })} onClose={close} />
      )}
      {command === 'moveEnd' && (
        <MoveEndDialog
          endTime={endTime}
          onMove={(end) => moveEnd.submit({ auctionId: id, endTime: end })}
          onClose={close}
        />
      )}
      {command === 'voidBid' && <VoidHiddenBidDialog onVoid={voidBid.submit} onClose={close} />}
      {command === 'pause' && (
        <ReasonDialog
          title="Pause this auction?"
          description="No bids are accepted until the auction is resumed; the remaining time is kept. Participants and watchers are notified of the reason."
          action="Pause auction"
          onGive={(reason) => pause.submit({ auctionId: id, reason })}
          onClose={close}
        />
      )}
      {command === 'cancel' && (
        <ReasonDialog
          title="Cancel this auction?"
          description="The auction ends without an award. All bidders are notified of the reason."
          action="Cancel auction"
          onGive={(reason) => cancel.submit({ auctionId: id, reason })}
          onClose={close}
        />
      )}
    </>
  );
};
