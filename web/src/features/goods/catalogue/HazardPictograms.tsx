import {
  Bomb,
  Cylinder,
  Fish,
  Flame,
  FlameKindling,
  HeartPulse,
  Skull,
  TestTubeDiagonal,
  type LucideIcon,
} from 'lucide-react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../kit/ui/Layout.tsx';
import { color, space, type } from '../../../theme.ts';
import { pictograms, pictogramsOf, type Pictogram } from './pictograms.ts';

const icons: Record<Exclude<Pictogram, 'GHS07'>, LucideIcon> = {
  GHS01: Bomb,
  GHS02: Flame,
  GHS03: FlameKindling,
  GHS04: Cylinder,
  GHS05: TestTubeDiagonal,
  GHS06: Skull,
  GHS08: HeartPulse,
  GHS09: Fish,
};

/** The hazards of a material as symbols in a red diamond, with their meaning for screen readers and as a title. */
export const HazardPictograms = ({ safetyData }: { safetyData: Record<string, unknown> }) => {
  const found = pictogramsOf(safetyData);
  if (found.length === 0) return null;
  return (
    <List aria-label="Hazards">
      {found.map((key) => (
        <li key={key} title={pictograms[key]}>
          <Diamond aria-hidden>
            <Symbol pictogram={key} />
          </Diamond>
          <VisuallyHidden>{pictograms[key]}</VisuallyHidden>
        </li>
      ))}
    </List>
  );
};

const Symbol = ({ pictogram }: { pictogram: Pictogram }) => {
  if (pictogram === 'GHS07') return <Exclamation>!</Exclamation>;
  const Icon = icons[pictogram];
  return <Icon size={13} strokeWidth={2.25} />;
};

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2.5)};
  padding: ${space(1)};

  & > li {
    position: relative;
  }
`;

const Diamond = styled.span`
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  color: ${color.ink};
  background: ${color.sheet};
  border: 2px solid ${color.down};
  transform: rotate(45deg);

  & > * {
    flex: none;
    transform: rotate(-45deg);
  }
`;

const Exclamation = styled.b`
  ${type.strong};
  font-weight: 700;
  line-height: 1;
`;
