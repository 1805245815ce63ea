import { styled } from 'styled-components';
import { color } from '../../theme.ts';
import { dots, lines } from './markPaths.ts';

export type MarkKind = Exclude<keyof typeof lines, 'lattice'>;

type MarkProps = { kind: keyof typeof lines; size?: number };

/** The pattern of a material's form, since there are no photos; a structure would be read by chemists, often wrongly. */
export const Mark = ({ kind, size = 48 }: MarkProps) => (
  <Picture viewBox="0 0 64 64" width={size} height={size} data-mark={kind} aria-hidden>
    {kind !== 'lattice' && <Edge x="0.75" y="0.75" width="62.5" height="62.5" />}
    <Lines d={lines[kind]} />
    <Dots d={dots[kind]} />
  </Picture>
);

const Picture = styled.svg`
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

const Dots = styled.path`
  stroke: currentColor;
  stroke-width: 3px;
  stroke-linecap: round;
`;
