import { useMemo } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme.ts';
import { fibre } from './marks/fibre.ts';
import { lattice } from './marks/lattice.ts';
import { randomFrom, type Drawing, type Random } from './marks/random.ts';
import { liquid, metal, solid } from './marks/ruled.ts';
import { crystals, flakes, gas, granules, pellets, powder } from './marks/scattered.ts';

const forms = { powder, granules, pellets, flakes, crystals, liquid, gas, metal, fibre, solid };
export type MarkKind = keyof typeof forms;

type MarkProps = { name: string; kind: MarkKind | 'lattice'; size?: number };

/**
 * A decorative pattern for the physical form of a material: powder, pellets, liquid. It must not look like a chemical structure. Always the
 * same for the same name. The lattice is for use without a material.
 */
export function Mark({ name, kind, size = 48 }: MarkProps) {
  const { lines, dots, accents } = useMemo((): Drawing => {
    const draw: (random: Random) => Drawing = kind === 'lattice' ? lattice : forms[kind];
    return draw(randomFrom(name));
  }, [name, kind]);
  return (
    <Picture viewBox="0 0 64 64" width={size} height={size} data-mark={kind} aria-hidden>
      {kind !== 'lattice' && <Edge x="0.75" y="0.75" width="62.5" height="62.5" />}
      <Lines d={lines} />
      {dots?.map(([x, y, r = 1.9]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="currentColor" />
      ))}
      {accents?.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={color.accent} />
      ))}
    </Picture>
  );
}

const Picture = styled.svg`
  overflow: visible;
  color: ${color.inkSoft};
`;

const Edge = styled.rect`
  fill: none;
  stroke: ${color.ruleStrong};
  stroke-width: 1px;
  vector-effect: non-scaling-stroke;
`;

const Lines = styled.path`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.25px;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`;
