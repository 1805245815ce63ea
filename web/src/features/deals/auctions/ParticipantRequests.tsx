import { Badge } from '../../../kit/ui/Badge.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import { DataTable } from '../../../kit/ui/DataTable.tsx';
import { Row } from '../../../kit/ui/Layout.tsx';
import { SmallText } from '../../../kit/ui/Text.tsx';
import { CompanyName } from '../../people/companies/CompanyName.tsx';
import type { ParticipantFragment } from './Participant.generated.ts';

type ParticipantRequestsProps = {
  participants: readonly ParticipantFragment[];
  isOpen: boolean;
  busy: boolean;
  onApprove: (alias: number) => void;
  onDecline: (alias: number) => void;
};

const words = { none: '', requested: 'Asks to take part', approved: 'Approved', declined: 'Declined' };

/** The requests to take part in the member’s own auction, to approve or decline. */
export const ParticipantRequests = ({ participants, isOpen, busy, onApprove, onDecline }: ParticipantRequestsProps) => (
  <DataTable
    caption="Participants"
    items={participants}
    itemKey={({ alias }) => String(alias)}
    columns={[
      {
        header: 'Participant',
        isTitle: true,
        cell: ({ user, company, bidder }) => (user ? <CompanyName user={user} company={company} /> : bidder),
      },
      {
        header: 'State',
        cell: ({ qualification, declineReason }) => (
          <div>
            <Badge tone={qualification === 'approved' ? 'up' : 'neutral'}>{words[qualification]}</Badge>
            {declineReason && <SmallText>{declineReason}</SmallText>}
          </div>
        ),
      },
      {
        header: 'Decision',
        cell: ({ alias, qualification }) =>
          isOpen && (
            <Row $gap={2}>
              {qualification !== 'approved' && (
                <Button size="small" busy={busy} onClick={() => onApprove(alias)}>
                  Approve
                </Button>
              )}
              {qualification !== 'declined' && (
                <Button size="small" variant="secondary" busy={busy} onClick={() => onDecline(alias)}>
                  Decline
                </Button>
              )}
            </Row>
          ),
      },
    ]}
  />
);
