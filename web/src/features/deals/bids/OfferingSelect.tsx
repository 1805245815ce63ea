import { useFormikContext } from 'formik';
import { Field } from '../../../kit/forms/Field.tsx';
import { multiplied } from '../../../kit/amount.ts';
import { money, quantity } from '../../../kit/format.ts';
import { Select } from '../../../kit/ui/Control.tsx';

type Own = { id: string; title: string; price: string; quantity: number; unit: string };
type OfferingSelectProps = { name: string; offerings: readonly Own[]; rfp: { quantity: number; unit: string } };

/** Own offerings to bid from; choosing one fills in its price for the RFP's quantity. */
export const OfferingSelect = ({ name, offerings, rfp }: OfferingSelectProps) => {
  const { setFieldValue } = useFormikContext();
  const options = [
    { value: 'none', label: 'None' },
    ...offerings.map((own) => ({
      value: own.id,
      label: `${own.title} · ${money(own.price)} / ${own.unit} · ${quantity(own.quantity, own.unit)}`,
    })),
  ];

  const fill = (id: string) => {
    const own = offerings.find((offering) => offering.id === id);
    const total = own?.unit === rfp.unit ? multiplied(own.price, String(rfp.quantity)) : undefined;
    if (total) void setFieldValue('amount', total);
  };

  return (
    <Field
      name={name}
      label="Fill from my offering"
      hint="Its price for the whole quantity becomes the amount."
      optional
    >
      {(control, setValue) => (
        <Select
          {...control}
          options={options}
          onChange={(id) => {
            setValue(id);
            fill(id);
          }}
        />
      )}
    </Field>
  );
};
