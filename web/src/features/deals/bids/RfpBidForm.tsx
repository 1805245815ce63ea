import { bidRules } from 'api/rules/bids';
import { useState } from 'react';
import { Form } from '../../../kit/forms/Form.tsx';
import { MoneyField } from '../../../kit/forms/NumberField.tsx';
import { TextArea } from '../../../kit/forms/TextField.tsx';
import { Callout } from '../../../kit/ui/Callout.tsx';
import { DialogActions } from '../../../kit/ui/Dialog.tsx';
import { Day, Money, Quantity } from '../../../kit/ui/Figures.tsx';
import { KeyValueList } from '../../../kit/ui/KeyValueList.tsx';
import { Stack } from '../../../kit/ui/Layout.tsx';
import { Heading } from '../../../kit/ui/Text.tsx';
import type { BiddableRfp } from './biddable.ts';
import { OfferingSelect } from './OfferingSelect.tsx';
import type { PlaceBidMutationVariables } from './PlaceBidDialog.generated.ts';
import { explainBid, usePlaceBid } from './usePlaceBid.ts';

type RfpBidFormProps = { rfp: BiddableRfp; refetch: string[]; onDone: () => void; onRefused: () => void };

/**
 * A bid on an RFP: the amount for the whole quantity, and a message to the buyer. If the buyer changed the RFP, the form starts empty, because
 * the bid was meant for the old terms.
 */
export const RfpBidForm = ({ rfp, refetch, onDone, onRefused }: RfpBidFormProps) => {
  const { placeBid, busy } = usePlaceBid(refetch, onDone);
  const [readAt] = useState(rfp.updatedAt);
  const offerings = rfp.product?.offerings.nodes ?? [];

  const handleSubmit = async (bid: PlaceBidMutationVariables['input']) => {
    const result = await placeBid({ ...bid, rfpUpdatedAt: rfp.updatedAt });
    if (!result.ok) onRefused();
    return result;
  };

  return (
    <Stack $gap={5}>
      <div>
        <Heading>{rfp.title}</Heading>
        <KeyValueList
          dense
          items={[
            { label: 'Quantity', value: <Quantity amount={rfp.quantity} unit={rfp.unit} />, numeric: true },
            rfp.targetPrice !== null && {
              label: 'Target Budget',
              value: <Money amount={rfp.targetPrice} />,
              numeric: true,
            },
            rfp.closingDate !== null && { label: 'Closing date', value: <Day of={rfp.closingDate} last="full" /> },
          ]}
        />
      </div>
      {rfp.updatedAt !== readAt && (
        <Callout tone="error" title="The buyer changed this RFP">
          Please read it again. If you still want to bid, enter your bid again.
        </Callout>
      )}
      <Form
        key={rfp.updatedAt}
        initialValues={{ rfpId: rfp.id, offeringId: 'none', amount: '', message: '' }}
        schema={bidRules}
        onSubmit={handleSubmit}
        onInvalid={explainBid}
      >
        {offerings.length > 0 && <OfferingSelect name="offeringId" offerings={offerings} rfp={rfp} />}
        <MoneyField name="amount" label="Bid amount" hint="In US dollars, for the whole quantity." />
        <TextArea
          name="message"
          label="Message"
          placeholder="Lead time, packaging, documents, terms"
          rows={3}
          optional
        />
        <DialogActions busy={busy} busyText="Submitting...">
          Submit Bid
        </DialogActions>
      </Form>
    </Stack>
  );
};
