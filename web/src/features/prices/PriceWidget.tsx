import { styled } from 'styled-components';
import { Change, Money } from '../../kit/ui/Figures.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { color, space } from '../../theme.ts';
import type { PriceRowFragment } from './PriceRow.generated.ts';

const shown = ['Sulfuric Acid', 'Titanium Dioxide', 'Ammonia', 'Urea'];

/** Four commodities with their price and its change over a week. */
export const PriceWidget = ({ prices }: { prices: readonly PriceRowFragment[] }) => {
  const rows = shown.flatMap((name) => prices.find((price) => price.name === name) ?? []);
  if (rows.length === 0) return <Text $tone="inkSoft">No prices at the moment.</Text>;
  return <PriceList prices={rows} />;
};

export const PriceList = ({ prices }: { prices: readonly PriceRowFragment[] }) => (
  <List>
    {prices.map(({ id, name, unit, currentPrice, changePercent }) => (
      <TextLine key={id}>
        <span>{name}</span>
        <Figures>
          {currentPrice !== null && <Money amount={currentPrice} unit={unit} />}
          {changePercent !== null && <Change value={changePercent} size="small" />}
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
