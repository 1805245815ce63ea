import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { decimal } from '../../../kit/format.ts';
import { VisuallyHidden } from '../../../kit/ui/Layout.tsx';
import { color, radius, space, type } from '../../../theme.ts';
import type { ProductFilters } from '../useProductFilters.ts';
import { listParams, unitOf, type Chosen } from './facetParams.ts';

type Chip = { key: string; label: string; remove: () => void };

/** What is chosen; a press removes it. */
export const FilterChips = ({ filters }: { filters: ProductFilters }) => {
  const chips = chipsOf(filters);
  if (chips.length === 0) return null;
  return (
    <List aria-label="Filters">
      {chips.map(({ key, label, remove }) => (
        <li key={key}>
          <SegmentLabel type="button" onClick={remove}>
            <VisuallyHidden>Remove filter </VisuallyHidden>
            {label}
            <X size={14} aria-hidden />
          </SegmentLabel>
        </li>
      ))}
    </List>
  );
};

const chipsOf = ({ chosen, categories, toggle, setSwitch, clearPrice }: ProductFilters): Chip[] => {
  const nameOf = (value: string) => categories.find(({ id }) => id === value)?.name ?? value;
  return [
    ...listParams.flatMap((name) =>
      chosen[name].map((value) => ({
        key: `${name} ${value}`,
        label: name === 'category' ? nameOf(value) : value,
        remove: () => toggle(name, value),
      })),
    ),
    ...(chosen.verified
      ? [{ key: 'verified', label: 'Verified supplier', remove: () => setSwitch('verified', false) }]
      : []),
    ...(chosen.stock ? [{ key: 'stock', label: 'In stock', remove: () => setSwitch('stock', false) }] : []),
    ...(unitOf(chosen) ? [{ key: 'price', label: priceLabel(chosen), remove: clearPrice }] : []),
  ];
};

const priceLabel = (chosen: Chosen): string => {
  const { min, max } = chosen;
  const unit = unitOf(chosen) === 'Units' ? 'piece' : unitOf(chosen);
  if (min && max) return `$${decimal(min)} to $${decimal(max)} per ${unit}`;
  if (min) return `From $${decimal(min)} per ${unit}`;
  return max ? `Up to $${decimal(max)} per ${unit}` : `Price per ${unit}`;
};

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const SegmentLabel = styled.button`
  ${type.small};
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 1.75rem;
  max-width: 100%;
  padding: ${space(0.5, 2.5)};
  text-align: left;
  color: ${color.accent};
  background: ${color.accentWash};
  border: 1px solid transparent;
  border-radius: ${radius.control};

  &:hover {
    border-color: ${color.accent};
  }
  & > svg {
    flex: none;
  }
`;
