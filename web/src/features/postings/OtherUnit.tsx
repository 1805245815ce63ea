import { inOtherUnit } from 'api/rules/values/otherUnit';
import { useFormikContext } from 'formik';
import { money, quantity } from '../../kit/format.ts';
import { Button } from '../../kit/ui/Button.tsx';

type OtherUnitProps = {
  /** The names of the fields with quantities, and of those with prices for one unit; the first of each is shown. */
  quantities: readonly string[];
  prices: readonly string[];
};

/** Offers to write quantities with decimals, and prices with more than two, in another unit. */
export const OtherUnit = ({ quantities, prices }: OtherUnitProps) => {
  const { values, setValues } = useFormikContext<Record<string, string>>();
  const typed = (names: readonly string[]) => names.map((name) => values[name] ?? '');
  const other = inOtherUnit(values['unit'] ?? '', typed(quantities), typed(prices));
  if (!other) return null;
  const { unit } = other;
  const filled = [...quantities, ...prices].map((name, nth) => [name, [...other.quantities, ...other.prices][nth]]);
  const [amount, price] = [other.quantities[0], other.prices[0]];
  const shown = [amount && quantity(amount, unit), price && `${money(price)} per ${unit}`].filter(Boolean).join(' at ');
  return (
    <Button
      size="small"
      variant="secondary"
      onClick={() => void setValues({ ...values, ...Object.fromEntries(filled), unit })}
    >
      Use {shown}
    </Button>
  );
};
