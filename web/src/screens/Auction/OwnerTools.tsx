import { lazy, Suspense, useState } from 'react';
import { Participants } from '../../features/auctions/Participants.tsx';
import { useAuctionCommands } from '../../features/desk/useAuctionCommands.ts';
import { Section } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import type { ShownAuction } from './AuctionDetails.tsx';

const ReasonDialog = lazy(() =>
  import('../../features/messaging/ReasonDialog.tsx').then((m) => ({ default: m.ReasonDialog })),
);

/** Who wants to take part, for the owner to approve or decline. */
export function OwnerTools({ auction: { id, status, participants } }: { auction: ShownAuction }) {
  const { approve, decline } = useAuctionCommands([]);
  const [declined, setDeclined] = useState<number>();
  return (
    <Section title="Participants" count={participants.length}>
      {participants.length > 0 ? (
        <Participants
          participants={participants}
          isOpen={status !== 'ended'}
          busy={approve.busy || decline.busy}
          onApprove={(bidder) => void approve.submit({ auctionId: id, bidder })}
          onDecline={setDeclined}
        />
      ) : (
        <Text $tone="inkSoft">Nobody has asked to take part yet.</Text>
      )}
      <Suspense>
        {declined !== undefined && (
          <ReasonDialog
            title="Decline this participant?"
            description="They cannot bid in this auction then."
            action="Decline"
            onGive={(reason) => decline.submit({ auctionId: id, bidder: declined, reason })}
            onClose={() => setDeclined(undefined)}
          />
        )}
      </Suspense>
    </Section>
  );
}
