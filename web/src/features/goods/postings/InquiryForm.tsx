import type { FormikProps } from 'formik';
import { inquiryRules } from 'api/rules/postings';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyObjectSchema } from 'yup';
import { Form } from '../../../kit/forms/Form.tsx';
import { NumberField } from '../../../kit/forms/NumberField.tsx';
import { quantity as written } from '../../../kit/format.ts';
import { TextArea, TextField } from '../../../kit/forms/TextField.tsx';
import { toast } from '../../../kit/toasts/store.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { DialogFoot } from '../../../kit/ui/Dialog.tsx';
import { useCommandKey } from '../../../kit/useCommandKey.ts';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { paths, type Inquiry } from '../../../paths.ts';
import { InquireDocument, type InquireMutationVariables } from './InquireDialog.generated.ts';
import { hasTooLittle, minimumOf, tooLittle } from './statedTerms.ts';
import { explainInvalid } from './invalidPosting.ts';
import { OtherUnit } from './OtherUnit.tsx';
import { OrderQuestion } from './OrderQuestion.tsx';
import { OrderTotal } from './OrderTotal.tsx';
import { orderRules, useOrder, type InquiryValues, type OrderedOffering } from './useOrder.ts';

type InquiryFormProps = {
  offering: OrderedOffering;
  /** An earlier order that is placed again. */
  earlier: { quantity: number | null; deliveryAddress: string | null } | null | undefined;
  asked: Inquiry;
  refetch: string[];
  onClose: () => void;
};

/**
 * Quantity and message, with two buttons: send an inquiry or place an order. Contacting the supplier begins with the message; an order is
 * the main button only where it was asked for.
 */
export const InquiryForm = ({ offering, earlier, asked, refetch, onClose }: InquiryFormProps) => {
  const keyed = useCommandKey();
  const navigate = useNavigate();
  const order = useOrder(offering, refetch);
  // Which button was clicked: each has its own validation rules.
  const action = useRef<'inquiry' | 'order'>('inquiry');
  const { submit, busy } = useSubmit(InquireDocument, {
    failure: 'Failed to send inquiry. Please try again.',
  });

  const rules = (): AnyObjectSchema => (action.current === 'order' ? orderRules(offering) : inquiryRules);

  const handleInquiry = async ({ offeringId, message, quantity }: InquiryValues) => {
    const input: InquireMutationVariables['input'] = { offeringId, message, quantity: Number(quantity) || null };
    const result = await submit({ input: keyed(input) });
    if (!result.ok) return result;
    const sent = result.data.inquire;
    toast({
      title: 'Success',
      description: 'Your inquiry has been sent to the supplier.',
      tone: 'success',
      action: sent ? { label: 'View conversation', onPress: () => void navigate(paths.message(sent.id)) } : undefined,
    });
    onClose();
    return result;
  };

  const isTooLittle = hasTooLittle(offering);
  const minimum = minimumOf(offering.terms);
  const isOrder = asked === 'order';
  const message = (
    <TextArea
      name="message"
      label="Message"
      placeholder="Ask about grade, documents, lead time or delivery"
      hint="Needed for an inquiry."
    />
  );
  return (
    <Form<InquiryValues>
      initialValues={{
        offeringId: offering.id,
        quantity: earlier?.quantity ? String(earlier.quantity) : '',
        message: '',
        purchaseOrderNumber: '',
        deliveryAddress: earlier?.deliveryAddress ?? '',
      }}
      schema={rules}
      onSubmit={(values) => (action.current === 'order' ? order.ask(values) : handleInquiry(values))}
      onInvalid={explainInvalid}
    >
      {(form: FormikProps<InquiryValues>) => (
        <>
          {asked === 'contact' && message}
          <NumberField
            name="quantity"
            label="Quantity"
            suffix={offering.unit}
            hint={
              isTooLittle
                ? tooLittle(offering.terms)
                : `For an order, ${minimum ? `from ${minimum} ` : ''}up to ${written(offering.quantity, offering.unit)}.`
            }
          />
          <OtherUnit quantities={['quantity']} prices={[]} fixed={offering.unit} />
          {isOrder && (
            <>
              <TextField name="purchaseOrderNumber" label="Your PO number" maxLength={60} optional />
              <TextArea name="deliveryAddress" label="Delivery address" rows={2} optional />
            </>
          )}
          {asked !== 'contact' && message}
          <OrderTotal price={offering.price} quantity={form.values.quantity} unit={offering.unit} />
          {order.question && <OrderQuestion offering={offering} question={order.question} onConfirm={order.place} />}
          <DialogFoot>
            <Button
              type="submit"
              variant={isOrder ? 'secondary' : 'primary'}
              busy={busy}
              busyText="Sending..."
              onClick={() => void (action.current = 'inquiry')}
            >
              Send inquiry
            </Button>
            {!isTooLittle && (
              <Button
                type="submit"
                variant={isOrder ? 'primary' : 'secondary'}
                disabled={busy}
                onClick={() => void (action.current = 'order')}
              >
                Place order
              </Button>
            )}
          </DialogFoot>
        </>
      )}
    </Form>
  );
};
