import { quoteTermsRules } from 'api/rules/quotes';
import { DateField } from '../../../../kit/forms/DateField.tsx';
import { FieldRow } from '../../../../kit/forms/Field.tsx';
import { FormDialog } from '../../../../kit/forms/FormDialog.tsx';
import type { Refusal } from '../../../../kit/forms/Form.tsx';
import { MoneyField, NumberField } from '../../../../kit/forms/NumberField.tsx';
import { typedNumber } from '../../../../kit/forms/typedNumber.ts';
import { TextArea } from '../../../../kit/forms/TextField.tsx';
import { notPast, today } from '../../../../kit/time.ts';
import { OtherUnit } from '../../../goods/postings/OtherUnit.tsx';
import { AgreedTermFields } from '../../../goods/postings/TermFields.tsx';
import { QuotedStock } from './QuotedStock.tsx';
import type { QuotedTerms } from './revisionTerms.ts';

const rules = quoteTermsRules.omit(['specifications']);
const TWO_WEEKS = 14 * 86_400_000;

const inTwoWeeks = (): string => today(Date.now() + TWO_WEEKS);

type QuoteTermsDialogProps = {
  title: string;
  isSeller: boolean;
  /** What the form is filled in with. */
  terms: QuotedTerms;
  offeringId: string;
  quoteId?: string;
  onSend: (terms: object) => Promise<{ ok: true } | Refusal>;
  onClose: () => void;
};

/** The form of a revision. */
export const QuoteTermsDialog = ({ title, isSeller, terms, offeringId, quoteId, ...rest }: QuoteTermsDialogProps) => (
  <FormDialog
    title={title}
    description={isSeller ? 'The buyer can accept it until its last day.' : 'The seller can accept or answer it.'}
    wide
    initialValues={{
      price: terms.price ?? '',
      quantity: String(terms.quantity ?? ''),
      quantityTolerance: String(terms.quantityTolerance ?? ''),
      deliveryTerms: terms.deliveryTerms ?? '',
      deliveryLocation: terms.deliveryLocation ?? '',
      leadTimeDays: String(terms.leadTimeDays ?? ''),
      deliveryDate: notPast(terms.deliveryDate),
      paymentTerms: terms.paymentTerms ?? '',
      packaging: terms.packaging ?? '',
      origin: terms.origin ?? '',
      validUntil: notPast(terms.validUntil) || inTwoWeeks(),
      note: '',
    }}
    schema={rules}
    action="Send"
    busyText="Sending..."
    // Without a price, that of the terms before stays.
    onSubmit={({ price, ...values }) => rest.onSend({ ...values, ...(price && { price }) })}
    onClose={rest.onClose}
  >
    {({ values }) => (
      <>
        <FieldRow>
          <MoneyField name="price" label="Price" unit={terms.unit ?? undefined} optional={!isSeller} />
          <NumberField name="quantity" label="Quantity" suffix={terms.unit ?? undefined} />
          <NumberField name="quantityTolerance" label="Tolerance" prefix="±" suffix="%" optional />
        </FieldRow>
        <OtherUnit quantities={['quantity']} prices={['price']} fixed={terms.unit ?? undefined} />
        <AgreedTermFields>
          <DateField name="validUntil" label="Valid until" min={today()} hint="To 24:00 UTC of that day." />
        </AgreedTermFields>
        <TextArea name="note" label="Message" rows={3} optional />
        {isSeller && (
          <QuotedStock offeringId={offeringId} quoteId={quoteId} quantity={Number(typedNumber(values.quantity))} />
        )}
      </>
    )}
  </FormDialog>
);
