import { voidingRules } from 'api/rules/auctions/commands';
import { FormDialog, type Submit } from '../../../../kit/forms/FormDialog.tsx';
import { TextArea, TextField } from '../../../../kit/forms/TextField.tsx';

type VoidHiddenBidDialogProps = { onVoid: Submit<{ bidId: string; reason: string }>; onClose: () => void };

/** Voids a bid that admins may not see, by the number that its bidder gives them; amount and name stay hidden. */
export const VoidHiddenBidDialog = ({ onVoid, onClose }: VoidHiddenBidDialogProps) => (
  <FormDialog
    title="Void a bid"
    description="The bids of this auction are hidden from you too. Its bidder finds the number on the auction's page."
    initialValues={{ bidId: '', reason: '' }}
    schema={voidingRules}
    action="Void bid"
    isDangerous
    onSubmit={({ bidId, reason }) => onVoid({ bidId: bidId.trim(), reason })}
    onClose={onClose}
  >
    <TextField name="bidId" label="Bid number" />
    <TextArea name="reason" label="Reason" rows={3} hint="Those concerned will read it." />
  </FormDialog>
);
