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

type AuctionActionsProps = { auction: EditableAuctionFragment; isOwner: boolean };

const reloaded = ['AuctionScreen'];

/** What its owner may do with an auction until it ends; an admin may cancel it, and void a bid that is hidden. */
export function AuctionActions({ auction, isOwner }: AuctionActionsProps) {
  const { id, status, endTime, bidCount, bidVisibility } = auction;
  const [asked, setAsked] = useState<'edit' | 'note' | 'end' | 'void' | 'cancel'>();
  const { addNote, cancel, moveEnd, voidBid } = useAuctionCommands(reloaded);
  if (status === 'ended') return null;
  const close = () => setAsked(undefined);
  return (
    <>
      {isOwner && bidCount === 0 && (
        <Button wide variant="secondary" onClick={() => setAsked('edit')}>
          Edit auction
        </Button>
      )}
      {isOwner && (
        <Button wide variant="secondary" onClick={() => setAsked('note')}>
          Add a note
        </Button>
      )}
      {isOwner && (
        <Button wide variant="secondary" onClick={() => setAsked('end')}>
          Move the end
        </Button>
      )}
      {!isOwner && status === 'active' && bidVisibility !== 'public' && (
        <Button wide variant="secondary" onClick={() => setAsked('void')}>
          Void a bid
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
