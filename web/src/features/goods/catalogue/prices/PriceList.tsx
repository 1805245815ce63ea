import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Change, Money } from '../../../../kit/ui/Figures.tsx';
import { SmallText } from '../../../../kit/ui/Text.tsx';
import { color, space } from '../../../../theme.ts';
import type { PriceRowFragment } from './PriceRow.generated.ts';

type PriceListProps<Price> = {
  prices: readonly Price[];
  nameOf?: (price: Price) => ReactNode;
  /** Between name and figures. */
  lineOf?: (price: Price) => ReactNode;
};

/** Commodities with their price and its change over a week. */
export const PriceList = <Price extends PriceRowFragment>({
  prices,
  nameOf = ({ name }) => name,
  lineOf,
}: PriceListProps<Price>) => (
  <List>
    {prices.map((price) => (
      <TextLine key={price.id}>
        <Name>{nameOf(price)}</Name>
        {lineOf?.(price)}
        <Figures>
          {price.currentPrice !== null && <Money amount={price.currentPrice} unit={price.unit} />}
          {price.changePercent !== null && (
            <SmallText as="span">
              <Change value={price.changePercent} size="small" /> in 7 days
            </SmallText>
          )}
        </Figures>
      </TextLine>
    ))}
  </List>
);

const List = styled.ul`
  background: ${color.sheet};
  border: 1px solid ${color.rule};
`;
const TextLine = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(2, 3)};

  & + & {
    border-top: 1px solid ${color.rule};
  }
`;
const Figures = styled.span`
  display: grid;
  justify-items: end;
`;
const Name = styled.span`
  flex: 1;
`;
