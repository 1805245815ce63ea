import { lazy, Suspense, useState } from 'react';
import type { EditableAuctionFragment } from '../../features/auctions/EditAuctionDialog.generated.ts';
import { useAuctionCommands } from '../../features/desk/useAuctionCommands.ts';
import { Button } from '../../kit/ui/Button.tsx';

const ReasonDialog = lazy(() =>
  import('../../features/messaging/ReasonDialog.tsx').then((m) => ({ default: m.ReasonDialog })),
);
const EditAuctionDialog = lazy(() =>
  import('../../features/auctions/EditAuctionDialog.tsx').then((m) => ({ default: m.EditAuctionDialog })),
);
const NoteDialog = lazy(() => import('../../features/desk/NoteDialog.tsx').then((m) => ({ default: m.NoteDialog })));
const VoidHiddenBidDialog = lazy(() =>
  import('../../features/desk/VoidHiddenBidDialog.tsx').then((m) => ({ default: m.VoidHiddenBidDialog })),
);
const MoveEndDialog = lazy(() =>
  import('../../features/desk/MoveEndDialog.tsx').then((m) => ({ default: m.MoveEndDialog })),
);

type AuctionActionsProps = { auction: EditableAuctionFragment; isOwner: boolean; isAdmin: boolean };

const reloaded = ['AuctionScreen'];

/**
 * What its owner may do with an auction until it ends; an admin may pause or cancel it, and void a bid that is hidden. While its clock
 * stands neither its terms nor its end are set.
 */
export function AuctionActions({ auction, isOwner, isAdmin }: AuctionActionsProps) {
  const { id, status, endTime, pausedAt, bidCount, bidVisibility } = auction;
  const [asked, setAsked] = useState<'edit' | 'note' | 'end' | 'void' | 'pause' | 'cancel'>();
  const { addNote, cancel, moveEnd, pause, resume, voidBid } = useAuctionCommands(reloaded);
  const isPaused = pausedAt !== null;
  if (status === 'ended') return null;
  const close = () => setAsked(undefined);
  return (
    <>
      {isOwner && bidCount === 0 && !isPaused && (
        <Button wide variant="secondary" onClick={() => setAsked('edit')}>
          Edit auction
        </Button>
      )}
      {isOwner && (
        <Button wide variant="secondary" onClick={() => setAsked('note')}>
          Add a note
        </Button>
      )}
      {isOwner && !isPaused && (
        <Button wide variant="secondary" onClick={() => setAsked('end')}>
          Move the end
        </Button>
      )}
      {!isOwner && status === 'active' && bidVisibility !== 'public' && (
        <Button wide variant="secondary" onClick={() => setAsked('void')}>
          Void a bid
        </Button>
      )}
      {isAdmin && status === 'active' && !isPaused && (
        <Button wide variant="secondary" onClick={() => setAsked('pause')}>
          Pause auction
        </Button>
      )}
      {isAdmin && isPaused && (
        <Button wide variant="secondary" busy={resume.busy} onClick={() => void resume.submit({ auctionId: id })}>
          Resume auction
        </Button>
      )}
      <Button wide variant="secondary" onClick={() => setAsked('cancel')}>
        Cancel auction
      </Button>
      <Suspense>
        {asked === 'edit' && <EditAuctionDialog auction={auction} onClose={close} />}
        {asked === 'note' && (
          <NoteDialog onAdd={({ note }) => addNote.submit({ auctionId: id, note })} onClose={close} />
        )}
        {asked === 'end' && (
          <MoveEndDialog
            endTime={endTime}
            onMove={(end) => moveEnd.submit({ auctionId: id, endTime: end })}
            onClose={close}
          />
        )}
        {asked === 'void' && <VoidHiddenBidDialog onVoid={voidBid.submit} onClose={close} />}
        {asked === 'pause' && (
          <ReasonDialog
            title="Pause this auction?"
            description="No bids are taken, and the time that is left is kept until it is resumed. Everyone who takes part or watches is told why."
            action="Pause auction"
            onGive={(reason) => pause.submit({ auctionId: id, reason })}
            onClose={close}
          />
        )}
        {asked === 'cancel' && (
          <ReasonDialog
            title="Cancel this auction?"
            description="It ends without an award, and everyone who bid is told why."
            action="Cancel auction"
            onGive={(reason) => cancel.submit({ auctionId: id, reason })}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
