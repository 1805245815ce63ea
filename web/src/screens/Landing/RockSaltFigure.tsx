import { styled } from 'styled-components';
import { CasNumber, Data, Formula } from '../../kit/ui/Figures.tsx';
import { color, font, media, space, type } from '../../theme.ts';
import { bonds, edge, ions } from './rockSalt.ts';

const below = 34;

/** The crystal structure of rock salt, drawn as on a data sheet. */
export const RockSaltFigure = () => (
  <Figure>
    <Drawing viewBox="0 0 400 400" role="img" aria-label="The crystal structure of sodium chloride">
      <g stroke={color.ruleStrong} strokeWidth="1.5">
        {bonds.map(({ key, from, to }) => (
          <line key={key} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
      </g>
      {ions.map(({ key, x, y, depth, isSodium }) => (
        <circle
          key={key}
          cx={x}
          cy={y}
          r={(isSodium ? 8.5 : 17) * (1 + depth * 0.06)}
          fill={isSodium ? color.accent : color.sheet}
          stroke={isSodium ? 'none' : color.ink}
          strokeWidth="1.5"
        />
      ))}
      <g stroke={color.inkFaint} strokeWidth="1" fill="none">
        <path d={`M${edge.from.x} ${edge.from.y + below}L${edge.to.x} ${edge.to.y + below}`} />
        {[edge.from, edge.to].map(({ key, x, y }) => (
          <path key={key} d={`M${x} ${y + below - 8}v16`} />
        ))}
      </g>
      <Measure x={(edge.from.x + edge.to.x) / 2} y={(edge.from.y + edge.to.y) / 2 + below + 22}>
        a = 564 pm
      </Measure>
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

  ${media.phone} {
    display: none;
  }
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
