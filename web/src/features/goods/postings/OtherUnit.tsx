import { waysOut } from 'api/rules/values/otherUnit';
import { useFormikContext } from 'formik';
import { money, quantity } from '../../../kit/format.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Row } from '../../../kit/ui/Layout.tsx';
import { SmallText } from '../../../kit/ui/Text.tsx';

type OtherUnitProps = {
  /** The names of the fields with quantities, and of those with prices for one unit; the first of each that changes is shown. */
  quantities: readonly string[];
  prices: readonly string[];
  /** The unit that the record fixes; else it is a field of the form. */
  fixed?: string;
};

/** Offers to write quantities with decimals, and prices with more than two, in another unit or, where it is fixed, as those beside them. */
export const OtherUnit = ({ quantities, prices, fixed }: OtherUnitProps) => {
  const { values, setValues } = useFormikContext<Record<string, string>>();
  const names = [...quantities, ...prices];
  const typed = names.map((name, nth) => [values[name] ?? '', nth < quantities.length ? 0 : 2] as const);
  const before = fixed ?? values['unit'] ?? '';
  const ways = before ? waysOut(before, typed, fixed !== undefined) : [];
  return (
    ways.length > 0 && (
      <Row>
        {ways.map(({ unit = before, texts }) => {
          const changed = (decimals: 0 | 2) =>
            texts.find((text, nth) => typed[nth]?.[1] === decimals && text !== typed[nth][0]);
          const [amount, price] = [changed(0), changed(2)];
          const shown = [amount && quantity(amount, unit), price && `${money(price)} per ${unit}`].filter(Boolean);
          const filled = Object.fromEntries(names.map((name, nth) => [name, texts[nth] ?? '']));
          const use = () => void setValues({ ...values, ...filled, ...('unit' in values && { unit }) });
          return (
            <Button key={texts.join(' ')} size="small" variant="secondary" onClick={use}>
              Use {shown.join(' at ')}
            </Button>
          );
        })}
        {fixed && <SmallText>It is sold by {fixed}; another unit needs another offering.</SmallText>}
      </Row>
    )
  );
};
