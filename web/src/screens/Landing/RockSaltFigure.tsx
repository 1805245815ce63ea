import { styled } from 'styled-components';
import { CasNumber, Data, Formula } from '../../kit/ui/Figures.tsx';
import { color, font, space, type } from '../../theme.ts';

const STEP = 86;
const TURN = 0.5;
const NOD = 0.32;
const range = [-1, 0, 1];

/** A site of a slightly turned cell of 3 × 3 × 3 ions, in parallel projection. */
const site = (a: number, b: number, c: number) => {
  const away = a * Math.sin(TURN) + c * Math.cos(TURN);
  return {
    x: 200 + STEP * (a * Math.cos(TURN) - c * Math.sin(TURN)),
    y: 190 - STEP * (b * Math.cos(NOD) - away * Math.sin(NOD)),
    depth: b * Math.sin(NOD) + away * Math.cos(NOD),
    isSodium: (a + b + c) % 2 !== 0,
  };
};

/** Farthest first, the order of painting. */
const ions = range
  .flatMap((a) => range.flatMap((b) => range.map((c) => site(a, b, c))))
  .sort((one, other) => one.depth - other.depth);

const line = (from: { x: number; y: number }, to: { x: number; y: number }) => `M${from.x} ${from.y}L${to.x} ${to.y}`;

const bonds = range
  .flatMap((p) =>
    range.flatMap((q) => [
      line(site(-1, p, q), site(1, p, q)),
      line(site(p, -1, q), site(p, 1, q)),
      line(site(p, q, -1), site(p, q, 1)),
    ]),
  )
  .join('');

/** The lower front edge of the cell, labelled with the length a. */
const [left, right] = [site(-1, -1, 1), site(1, -1, 1)];

/** The crystal structure of rock salt, drawn as on a data sheet. */
export const RockSaltFigure = () => (
  <Figure>
    <Drawing viewBox="0 0 400 400" role="img" aria-label="The crystal structure of sodium chloride">
      <path d={bonds} stroke={color.ruleStrong} strokeWidth="1.5" />
      {ions.map(({ x, y, depth, isSodium }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={(isSodium ? 8.5 : 17) * (1 + depth * 0.06)}
          fill={isSodium ? color.accent : color.sheet}
          stroke={isSodium ? 'none' : color.ink}
          strokeWidth="1.5"
        />
      ))}
      <g transform="translate(0 34)">
        <path
          d={`${line(left, right)}M${left.x} ${left.y - 8}v16M${right.x} ${right.y - 8}v16`}
          stroke={color.inkFaint}
        />
        <Measure x={(left.x + right.x) / 2} y={(left.y + right.y) / 2 + 22}>
          a = 564 pm
        </Measure>
      </g>
    </Drawing>
    <Caption>
      <span>Sodium chloride</span>
      <Formula value="NaCl" size="small" />
      <CasNumber value="7647-14-5" size="small" />
      <Data $size="small">2.16 g/cm³</Data>
    </Caption>
  </Figure>
);

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-block: 1px solid ${color.ink};
`;

// Graph paper, centred under the crystal.
const Drawing = styled.svg`
  width: 100%;
  max-height: 26rem;
  background-image:
    linear-gradient(${color.rule} 1px, transparent 1px), linear-gradient(90deg, ${color.rule} 1px, transparent 1px);
  background-size: 2.5rem 2.5rem;
  background-position: center;
`;

const Measure = styled.text`
  font: 500 13px ${font.data};
  fill: ${color.inkSoft};
  text-anchor: middle;
`;

const Caption = styled.figcaption`
  ${type.small};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1, 4)};
  padding-block: ${space(2)};
  border-top: 1px solid ${color.rule};
  color: ${color.inkSoft};
`;
