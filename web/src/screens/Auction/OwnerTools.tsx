import { ReasonDialog } from '../../features/people/inbox/messages/ReasonDialog.tsx';
import { useState } from 'react';
import { ParticipantRequests } from '../../features/deals/auctions/ParticipantRequests.tsx';
import { useAuctionCommands } from '../../features/deals/auctions/commands/useAuctionCommands.ts';
import { Section } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import type { ShownAuction } from './shownAuction.ts';

/** Lets the owner approve or decline requests to take part. */
export const OwnerTools = ({ auction: { id, participants, viewerCan } }: { auction: ShownAuction }) => {
  const { approve, decline } = useAuctionCommands([]);
  const [declined, setDeclined] = useState<number>();
  return (
    <Section title="Participants" count={participants.length}>
      {participants.length > 0 ? (
        <ParticipantRequests
          participants={participants}
          isOpen={viewerCan.decideParticipation}
          busy={approve.busy || decline.busy}
          onApprove={(bidder) => void approve.submit({ auctionId: id, bidder })}
          onDecline={setDeclined}
        />
      ) : (
        <Text $tone="inkSoft">Nobody has asked to take part yet.</Text>
      )}
      {declined !== undefined && (
        <ReasonDialog
          title="Decline this participant?"
          description="They cannot bid in this auction then."
          action="Decline"
          onGive={(reason) => decline.submit({ auctionId: id, bidder: declined, reason })}
          onClose={() => setDeclined(undefined)}
        />
      )}
    </Section>
  );
};
