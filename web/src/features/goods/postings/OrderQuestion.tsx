import { money, quantity as written } from '../../../kit/format.ts';
import { ago } from '../../../kit/time.ts';
import { Callout } from '../../../kit/ui/Callout.tsx';
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx';
import { companyNameOf } from '../../people/companies/CompanyName.tsx';
import type { OrderedOffering, useOrder } from './useOrder.ts';

type Order = ReturnType<typeof useOrder>;
type OrderQuestionProps = {
  offering: OrderedOffering;
  question: NonNullable<Order['question']>;
  onConfirm: Order['place'];
};

/** The last step of a direct order; an equal one of the last minutes is named. */
export const OrderQuestion = ({ offering, question, onConfirm }: OrderQuestionProps) => {
  const { total, values, equal, close } = question;
  return (
    <ConfirmDialog
      title={`Order ${written(Number(values.quantity), offering.unit)} for ${money(total)} from ${companyNameOf(offering)}?`}
      description="The goods are taken from the offering at once. The seller confirms the order."
      action={equal ? 'Order again' : 'Order'}
      busyText="Ordering..."
      onConfirm={() => onConfirm(question)}
      onClose={() => close()}
    >
      {equal && (
        <Callout tone="warning">
          You ordered this {ago(equal.createdAt)} as order {equal.number}. Order again?
        </Callout>
      )}
    </ConfirmDialog>
  );
};
