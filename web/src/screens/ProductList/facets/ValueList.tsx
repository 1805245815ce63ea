import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../kit/ui/Button.tsx';
import { Checkbox } from '../../../kit/ui/Checkbox.tsx';
import { VisuallyHidden } from '../../../kit/ui/Layout.tsx';
import { space } from '../../../theme.ts';
import { FacetGroup, Legend } from './facetParts.ts';
import { FoundCount, type ListFacet } from './facetValues.tsx';

type ValueListProps = ListFacet & { isCapped: boolean; onToggle: (value: string) => void };

const FIRST = 6;

/** The values of a facet as checkboxes: the first ones and what is chosen, the others on demand. */
export function ValueList({ title, values, isCapped, onToggle }: ValueListProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (values.length === 0) return null;
  const shown = isWhole ? values : values.filter(({ isChosen }, at) => isChosen || at < FIRST);
  const hidden = values.length - shown.length;
  return (
    <FacetGroup>
      <Legend>{title}</Legend>
      {shown.map(({ value, label, count, isChosen }) => (
        <Checkbox key={value} checked={isChosen} onChange={() => onToggle(value)}>
          {label} <FoundCount count={count} isCapped={isCapped} />
        </Checkbox>
      ))}
      {(hidden > 0 || isWhole) && (
        <Toggle>
          <Button size="small" variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show ${hidden} more`}
            <VisuallyHidden> of {title}</VisuallyHidden>
          </Button>
        </Toggle>
      )}
    </FacetGroup>
  );
}

const Toggle = styled.div`
  margin-inline-start: ${space(-3)};
`;
