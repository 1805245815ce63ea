import { styled } from 'styled-components';
import { Checkbox } from '../../../kit/ui/Checkbox.tsx';
import { media, space } from '../../../theme.ts';
import type { ProductFilters } from '../useProductFilters.ts';
import type { FacetFragment } from './Facet.generated.ts';
import { facetsOf, FoundCount, type ListFacet } from './facetValues.tsx';
import { FacetGroup, Legend } from './facetParts.ts';
import { PriceFacet } from './PriceFacet.tsx';
import { useState } from 'react';
import { Button } from '../../../kit/ui/Button.tsx';
import { Stack, VisuallyHidden } from '../../../kit/ui/Layout.tsx';

export type FacetListProps = {
  filters: ProductFilters;
  facets: readonly FacetFragment[];
  /** Counts stop at 500. */
  isCapped: boolean;
};

/** Every facet with the numbers of materials that its values lead to. */
export const FacetList = ({ filters, facets, isCapped }: FacetListProps) => {
  const { chosen, categories, setSwitch, toggle } = filters;
  const { lists, switches, units } = facetsOf(facets, chosen, categories);
  return (
    <Root $gap={5}>
      {lists.slice(0, 3).map((list) => (
        <ValueList key={list.title} {...list} isCapped={isCapped} onToggle={(value) => toggle(list.param, value)} />
      ))}
      {switches.length > 0 && (
        <FacetGroup>
          <Legend>Availability</Legend>
          {switches.map(({ param, label, count, isChosen }) => (
            <Checkbox key={param} checked={isChosen} onChange={({ target }) => setSwitch(param, target.checked)}>
              {label} <FoundCount count={count} isCapped={isCapped} />
            </Checkbox>
          ))}
        </FacetGroup>
      )}
      <PriceFacet filters={filters} units={units} />
      {lists.slice(3).map((list) => (
        <ValueList key={list.title} {...list} isCapped={isCapped} onToggle={(value) => toggle(list.param, value)} />
      ))}
    </Root>
  );
};

const Root = styled(Stack)`
  ${media.phone} {
    gap: ${space(6)};
  }
`;

type ValueListProps = ListFacet & { isCapped: boolean; onToggle: (value: string) => void };

const FIRST = 6;

/** The values of a facet as checkboxes: the first ones and what is chosen, the others on demand. */
const ValueList = ({ title, values, isCapped, onToggle }: ValueListProps) => {
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
};

const Toggle = styled.div`
  margin-inline-start: ${space(-3)};
`;
