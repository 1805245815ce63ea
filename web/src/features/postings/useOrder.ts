import type { FormikProps } from 'formik';
import { multiplied } from '../../kit/amount.ts';
import { useCommandKey } from '../../kit/useCommandKey.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { OrderOfferingDocument } from './InquireDialog.generated.ts';
import type { InquiryValues } from './InquiryForm.tsx';

type Offering = { id: string; quantity: number; unit: string; price: string };

/** Orders the quantity of the inquiry's form; what is wrong with it stands at its field. */
export function useOrder({ id, quantity: available, unit, price }: Offering, refetch: string[], onDone: () => void) {
  const keyed = useCommandKey();
  const { submit, busy } = useSubmit(OrderOfferingDocument, {
    success: 'Your order has been created successfully. You will receive updates via email.',
    failure: 'Failed to create order. Please try again.',
    refetch,
  });

  async function place(form: FormikProps<InquiryValues>) {
    const refuse = async (reason: string) => {
      await form.setFieldTouched('quantity', true, false);
      // The rules that the press itself set off have their say first.
      await form.validateForm();
      form.setFieldError('quantity', reason);
    };
    const quantity = Number(form.values.quantity);
    if (!Number.isInteger(quantity) || quantity <= 0) return refuse('Please enter the quantity to order.');
    if (quantity > available) return refuse(`Only ${available.toLocaleString('en-US')} ${unit} are available.`);
    // The total that was shown: where the price has changed since, the order is refused rather than made at another one.
    const totalAmount = multiplied(price, form.values.quantity);
    const result = await submit({ input: keyed({ offeringId: id, quantity, totalAmount }) });
    return result.ok ? onDone() : refuse(result.reason);
  }
  return { place, busy };
}
