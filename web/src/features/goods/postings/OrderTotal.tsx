import { styled } from 'styled-components';
import { multiplied } from '../../../kit/amount.ts';
import { typedNumber } from '../../../kit/forms/typedNumber.ts';
import { quantity as written } from '../../../kit/format.ts';
import { Money } from '../../../kit/ui/Figures.tsx';
import { Label, SmallText } from '../../../kit/ui/Text.tsx';
import { color, radius, space } from '../../../theme.ts';

type OrderTotalProps = { price: string; quantity: string; unit: string };

/** The total for the typed quantity. */
export const OrderTotal = ({ price, quantity, unit }: OrderTotalProps) => {
  const total = multiplied(price, typedNumber(quantity));
  return (
    <Root aria-live="polite">
      <div>
        <Label>Order total</Label>
        <SmallText>{total ? `For ${written(typedNumber(quantity), unit)}` : 'Enter a quantity to see it.'}</SmallText>
      </div>
      {total && <Money amount={total} size="figure" />}
    </Root>
  );
};

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2, 4)};
  min-height: 4.25rem;
  padding: ${space(3, 4)};
  background: ${color.sunken};
  border-radius: ${radius.control};
`;
