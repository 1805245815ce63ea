import { awardRules } from 'api/rules/orders';
import { FieldRow } from '../../../../kit/forms/Field.tsx';
import { MutationDialog } from '../../../../kit/forms/MutationDialog.tsx';
import { TextField } from '../../../../kit/forms/TextField.tsx';
import { Callout } from '../../../../kit/ui/Callout.tsx';
import { Money, Quantity } from '../../../../kit/ui/Figures.tsx';
import { KeyValueList } from '../../../../kit/ui/KeyValueList.tsx';
import { useCommandKey } from '../../../../kit/useCommandKey.ts';
import { companyNameOf } from '../../../people/companies/CompanyName.tsx';
import { inboxQueries } from '../../../people/inbox/messages/inboxQueries.ts';
import { DeliveryTermsSelect, PaymentTermsSelect } from '../../../goods/postings/TermSelects.tsx';
import type { RfpBidFragment } from '../../bids/RfpBid.generated.ts';
import { AwardBidDocument } from './AwardBid.generated.ts';

type AwardDialogProps = {
  bid: RfpBidFragment;
  rfp: { title: string; quantity: number; unit: string };
  refetch: string[];
  onClose: () => void;
};

/** Confirms the award of a bid on the member’s own RFP, which places the order and declines the other bids. */
export const AwardDialog = ({ bid, rfp, refetch, onClose }: AwardDialogProps) => {
  const keyed = useCommandKey();
  return (
    <MutationDialog
      title="Award this bid?"
      description="This places the order with the supplier and closes the RFP. The other bidders are notified."
      initialValues={{ deliveryTerms: '', deliveryLocation: '', paymentTerms: '' }}
      schema={awardRules}
      action="Award and order"
      busyText="Awarding..."
      success="Your order has been created successfully. You will receive updates via email."
      failure="Failed to create order. Please try again."
      refetch={[...refetch, ...inboxQueries]}
      document={AwardBidDocument}
      variables={(terms: object) => ({ input: keyed({ bidId: bid.id, ...awardRules.cast(terms) }) })}
      onClose={onClose}
    >
      <KeyValueList
        dense
        items={[
          { label: 'Supplier', value: bid.user ? companyNameOf({ user: bid.user, company: bid.company }) : '' },
          { label: 'RFP', value: rfp.title },
          { label: 'Quantity', value: <Quantity amount={rfp.quantity} unit={rfp.unit} />, numeric: true },
          { label: 'Order total', value: <Money amount={bid.amount} size="large" />, numeric: true },
        ]}
      />
      {bid.message && <Callout title="The bid says">{bid.message}</Callout>}
      <FieldRow>
        <DeliveryTermsSelect />
        <TextField name="deliveryLocation" label="Named place" maxLength={200} optional />
      </FieldRow>
      <PaymentTermsSelect />
    </MutationDialog>
  );
};
