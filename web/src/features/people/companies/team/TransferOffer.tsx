import { Button } from '../../../../kit/ui/Button.tsx';
import { Callout } from '../../../../kit/ui/Callout.tsx';
import { Moment } from '../../../../kit/ui/Figures.tsx';
import { Row, Stack } from '../../../../kit/ui/Layout.tsx';
import { useSubmit } from '../../../../kit/useSubmit.ts';
import { displayName } from '../../accounts/person.ts';
import { AnswerTransferDocument, type TeamTableFragment } from './TeamTable.generated.ts';

type TransferOfferProps = { offered: TeamTableFragment; isOwn: boolean; refetch: string[] };

/** An open offer to own the company, for the colleague who answers it and for the owner. */
export const TransferOffer = ({ offered: { user, offerEndsAt }, isOwn, refetch }: TransferOfferProps) => {
  const { submit, busy } = useSubmit(AnswerTransferDocument, { success: 'The offer has been answered.', refetch });
  return (
    <Callout title={`The company is offered to ${isOwn ? 'you' : displayName(user)}`}>
      <Stack $gap={3}>
        <span>
          Who accepts until {offerEndsAt && <Moment at={offerEndsAt} form="dateTime" />} owns the company; the owner
          becomes an admin.
        </span>
        <Row $gap={2}>
          {isOwn && (
            <Button busy={busy} onClick={() => void submit({ accepts: true })}>
              Accept
            </Button>
          )}
          <Button variant="secondary" busy={busy} onClick={() => void submit({ accepts: false })}>
            {isOwn ? 'Decline' : 'Withdraw'}
          </Button>
        </Row>
      </Stack>
    </Callout>
  );
};
