import { bidRules } from 'api/rules/bids';
import { Form } from '../../kit/forms/Form.tsx';
import { MoneyField } from '../../kit/forms/NumberField.tsx';
import { TextArea } from '../../kit/forms/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { DialogClose, DialogFoot } from '../../kit/ui/Dialog.tsx';
import { Moment, Money, Quantity } from '../../kit/ui/Figures.tsx';
import { KeyValueList } from '../../kit/ui/KeyValueList.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { Heading } from '../../kit/ui/Text.tsx';
import type { BiddableRfp } from './biddable.ts';
import { OfferingSelect } from './OfferingSelect.tsx';
import { explainBid, usePlaceBid } from './usePlaceBid.ts';

type RfpBidFormProps = { rfp: BiddableRfp; refetch: string[]; onDone: () => void };

/** A bid on an RFP: the amount for the whole quantity, and a message to the buyer. */
export function RfpBidForm({ rfp, refetch, onDone }: RfpBidFormProps) {
  const { placeBid, busy } = usePlaceBid(refetch, onDone);
  const offerings = rfp.product?.offerings.nodes ?? [];
  return (
    <Stack $gap={5}>
      <div>
        <Heading>{rfp.title}</Heading>
        <KeyValueList
          dense
          items={[
            { label: 'Quantity', value: <Quantity amount={rfp.quantity} unit={rfp.unit} />, numeric: true },
            ...(rfp.targetPrice
              ? [{ label: 'Target Budget', value: <Money amount={rfp.targetPrice} />, numeric: true }]
              : []),
            ...(rfp.closingDate ? [{ label: 'Due', value: <Moment at={rfp.closingDate} /> }] : []),
          ]}
        />
      </div>
      <Form
        initialValues={{ rfpId: rfp.id, offeringId: 'none', amount: '', message: '' }}
        schema={bidRules}
        onSubmit={placeBid}
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
        <DialogFoot>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button type="submit" busy={busy} busyText="Submitting...">
            Submit Bid
          </Button>
        </DialogFoot>
      </Form>
    </Stack>
  );
}
