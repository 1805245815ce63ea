import { useMemo } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme.ts';
import { crystal } from './marks/crystal.ts';
import { fibre } from './marks/fibre.ts';
import { grain } from './marks/grain.ts';
import { lattice } from './marks/lattice.ts';
import { liquid } from './marks/liquid.ts';
import { randomFrom } from './marks/random.ts';
import { ring } from './marks/ring.ts';

const kinds = { lattice, crystal, grain, fibre, liquid, ring };
export type MarkKind = keyof typeof kinds;
const names = Object.keys(kinds) as MarkKind[];

type MarkProps = { name: string; kind?: MarkKind; size?: number };

/** A drawing that belongs to a name: always the same for the same name. Decorative; `kind` chooses the structure. */
export function Mark({ name, kind, size = 48 }: MarkProps) {
  const {
    lines,
    dots = [],
    accents,
  } = useMemo(() => {
    const random = randomFrom(name);
    const drawn = kind ?? names[Math.floor(random() * names.length)]!;
    return kinds[drawn](random);
  }, [name, kind]);
  return (
    <Picture viewBox="0 0 64 64" width={size} height={size} aria-hidden>
      <path
        d={lines}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.9" fill="currentColor" />
      ))}
      {accents.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={color.accent} />
      ))}
    </Picture>
  );
}

const Picture = styled.svg`
  overflow: visible;
  color: ${color.inkSoft};
`;
