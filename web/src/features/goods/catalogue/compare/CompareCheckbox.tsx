import { styled } from 'styled-components';
import { Checkbox } from '../../../../kit/ui/Checkbox.tsx';
import { space, type } from '../../../../theme.ts';
import { deselect, MAX_COMPARED, select, useSelection, type Selected } from './selection.ts';

/** Selects a material for the comparison; disabled once as many as can be compared are selected. */
export const CompareCheckbox = ({ one }: { one: Selected }) => {
  const list = useSelection().products;
  const isSelected = list.some(({ id }) => id === one.id);
  const isFull = !isSelected && list.length >= MAX_COMPARED;
  return (
    <Root $isFull={isFull} title={isFull ? `Up to ${MAX_COMPARED} can be compared` : undefined}>
      <Checkbox
        aria-label={`Compare ${one.name}`}
        checked={isSelected}
        disabled={isFull}
        onChange={({ target }) => (target.checked ? select('products', one) : deselect('products', one.id))}
      >
        Compare
      </Checkbox>
    </Root>
  );
};

// Above the link that covers a card.
const Root = styled.div<{ $isFull: boolean }>`
  position: relative;
  z-index: 1;
  opacity: ${({ $isFull }) => ($isFull ? 0.55 : 1)};

  & > label {
    ${type.small};
    grid-template-columns: auto auto;
    justify-content: start;
    align-items: center;
    gap: ${space(2)};
    min-height: 1.5rem;
    white-space: nowrap;
  }
`;
