import { requestQuoteRules } from 'api/rules/quotes';
import { useFormikContext } from 'formik';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CheckboxField } from '../../../kit/forms/CheckboxField.tsx';
import { DateField } from '../../../kit/forms/DateField.tsx';
import { FieldRow } from '../../../kit/forms/Field.tsx';
import { Form } from '../../../kit/forms/Form.tsx';
import { MoneyField, NumberField } from '../../../kit/forms/NumberField.tsx';
import { TextArea } from '../../../kit/forms/TextField.tsx';
import { typedNumber } from '../../../kit/forms/typedNumber.ts';
import { counted } from '../../../kit/format.ts';
import { today } from '../../../kit/time.ts';
import { toast } from '../../../kit/toasts/store.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Callout } from '../../../kit/ui/Callout.tsx';
import { DialogFoot } from '../../../kit/ui/Dialog.tsx';
import { useCommandKey } from '../../../kit/useCommandKey.ts';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../people/accounts/SessionProvider.tsx';
import { explainInvalid } from './invalidPosting.ts';
import { OtherUnit } from './OtherUnit.tsx';
import { blankRequest, dropDraft, keepDraft, storedDraft, type QuoteRequest } from './quoteDraft.ts';
import { RequestQuoteDocument } from './RequestQuote.generated.ts';
import { misfitOf } from './statedTerms.ts';
import { NamedPlace } from './TermFields.tsx';
import { DeliveryTermsSelect, PaymentTermsSelect } from './TermSelects.tsx';

const rules = requestQuoteRules.pick([
  'price',
  'quantity',
  'deliveryTerms',
  'deliveryLocation',
  'deliveryDate',
  'paymentTerms',
  'note',
  'isSample',
]);

type Asked = Parameters<typeof misfitOf>[0] & { id: string; name: string };

type QuoteRequestFormProps = {
  /** The offering or the product that the request is about. */
  about: string;
  /** The offerings whose sellers are asked. */
  offers: readonly Asked[];
  /** The terms of an earlier order. */
  earlier?: Partial<QuoteRequest>;
  /** What chooses the offerings. */
  children?: ReactNode;
};

/** Asks the sellers of one or several offerings for a quote. Visitors sign in first and come back to what they have filled in. */
export const QuoteRequestForm = ({ about, offers, earlier, children }: QuoteRequestFormProps) => {
  const isMember = useSession().user !== null;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const keyed = useCommandKey();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [initialValues] = useState(() => ({ ...blankRequest, ...(storedDraft(about) ?? earlier) }));
  const { submit, busy } = useSubmit(RequestQuoteDocument);
  // Only pages of a secure address can make one.
  const [requestId] = useState(() => ('randomUUID' in crypto ? crypto.randomUUID() : undefined));
  const [first] = offers;

  const handleSubmit = async (values: QuoteRequest) => {
    keepDraft(about, values);
    if (!isMember) return void navigate(paths.auth({ next: pathname + search }));
    const together = offers.length > 1 ? requestId : undefined;
    const terms = Object.fromEntries(Object.entries({ ...values, requestId: together }).filter(([, value]) => value));
    const { idempotencyKey } = keyed(values);
    const ids: string[] = [];
    for (const { id, name } of offers.filter((offer) => !asked.includes(offer.id))) {
      const result = await submit({ input: { ...terms, offeringId: id, idempotencyKey: `${idempotencyKey} ${id}` } });
      if (!result.ok) return offers.length > 1 ? { ...result, reason: `${name}: ${result.reason}` } : result;
      setAsked((before) => [...before, id]);
      if (result.data.requestQuote) ids.push(result.data.requestQuote.id);
    }
    dropDraft();
    toast({
      title: 'Success',
      description: `Your request is sent to ${counted(offers.length, 'supplier')}.`,
      tone: 'success',
    });
    const [only = ''] = ids;
    const list = together ? paths.quotesOf(together) : paths.quotes;
    void navigate(offers.length === 1 ? paths.quote(only) : list, { replace: true });
    return { ok: true as const };
  };

  return (
    <Form initialValues={initialValues} schema={rules} onSubmit={handleSubmit} onInvalid={explainInvalid}>
      {children}
      <FieldRow>
        <NumberField name="quantity" label="Quantity" suffix={first?.unit} />
        <MoneyField name="price" label="Target price" unit={first?.unit} optional />
      </FieldRow>
      <OtherUnit quantities={['quantity']} prices={['price']} fixed={first?.unit} />
      <Misfits offers={offers} />
      <FieldRow>
        <DeliveryTermsSelect placeholder="As offered" />
        <NamedPlace label="Named place" />
      </FieldRow>
      <FieldRow>
        <DateField name="deliveryDate" label="Delivery date" min={today()} optional />
        <PaymentTermsSelect placeholder="As offered" />
      </FieldRow>
      <TextArea name="note" label="Message" placeholder="Grade, documents, packaging" rows={3} optional />
      <CheckboxField name="isSample">Only a sample; its size goes into the message</CheckboxField>
      <DialogFoot>
        <Button type="submit" busy={busy} busyText="Sending..." disabled={offers.length === 0}>
          {offers.length > 1 ? `Request ${offers.length} quotes` : 'Request quote'}
        </Button>
      </DialogFoot>
    </Form>
  );
};

/** Says before the request is sent which sellers would have to offer something else. */
const Misfits = ({ offers }: { offers: readonly Asked[] }) => {
  const { values } = useFormikContext<QuoteRequest>();
  const wanted = values.isSample ? 0 : Number(typedNumber(String(values.quantity)));
  const misfits = offers.flatMap((offer) => {
    const misfit = misfitOf(offer, wanted);
    return misfit ? [offers.length > 1 ? `${offer.name}: ${misfit}` : misfit] : [];
  });
  return misfits.length > 0 && <Callout tone="warning">{misfits.join(' ')} You can ask all the same.</Callout>;
};
