import { styled } from 'styled-components';
import { Input, Select } from '../../../kit/ui/Control.tsx';
import { useTypedParam } from '../../../kit/ui/useTypedParam.ts';
import { space } from '../../../theme.ts';
import type { ProductFilters } from '../useProductFilters.ts';
import type { FacetFragment } from './Facet.generated.ts';
import { comparableUnits, unitOf } from './facetParams.ts';
import { FacetGroup, Legend } from './facetParts.ts';

type PriceFacetProps = { filters: ProductFilters; units: FacetFragment['values'] };

/** A range of the lowest comparable price, for one unit. */
export const PriceFacet = ({ filters: { chosen, setUnit }, units }: PriceFacetProps) => {
  const [min, setMin] = useTypedParam('min');
  const [max, setMax] = useTypedParam('max');
  const countOf = (unit: string) => units.find(({ value }) => value === unit)?.count;
  return (
    <FacetGroup>
      <Legend>Lowest price</Legend>
      <Select
        aria-label="Price for one"
        value={unitOf(chosen)}
        onChange={setUnit}
        placeholder="Any unit"
        options={comparableUnits.map((unit) => {
          const count = countOf(unit);
          const name = unit === 'Units' ? 'piece' : unit;
          return { value: unit, label: count === undefined ? `per ${name}` : `per ${name} (${count})` };
        })}
      />
      <Range>
        <Limit label="Lowest price from, in US dollars" hint="From $" value={min} onChange={setMin} />
        <Limit label="Lowest price to, in US dollars" hint="To $" value={max} onChange={setMax} />
      </Range>
    </FacetGroup>
  );
};

type LimitProps = { label: string; hint: string; value: string; onChange: (value: string) => void };

const Limit = ({ label, hint, value, onChange }: LimitProps) => (
  <Input
    aria-label={label}
    placeholder={hint}
    inputMode="decimal"
    autoComplete="off"
    maxLength={14}
    value={value}
    onChange={({ target }) => onChange(target.value.replace(',', '.').replaceAll(/[^\d.]/g, ''))}
  />
);

const Range = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};
`;
