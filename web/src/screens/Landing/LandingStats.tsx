import { styled } from 'styled-components';
import { VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { color, font, media, space, type } from '../../theme.ts';

const stats = [
  { figure: '10,000+', name: 'Companies' },
  { figure: '$2.5B+', name: 'Transactions' },
  { figure: '50+', name: 'Countries' },
  { figure: '8,500+', name: 'Raw Materials' },
];

/** The figures of docs/specification-coverage.md, section 2 (landing page). */
export const LandingStats = () => (
  <section>
    <VisuallyHidden>
      <h2>Feedstock in figures</h2>
    </VisuallyHidden>
    <TextLine>
      {stats.map(({ figure, name }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </TextLine>
  </section>
);

const TextLine = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-block: 1px solid ${color.ink};

  & > div {
    display: flex;
    flex-direction: column-reverse;
    gap: ${space(1)};
    padding: ${space(6, 5)};
    border-inline-start: 1px solid ${color.rule};
  }
  & > div:first-child {
    padding-inline-start: 0;
    border-inline-start: 0;
  }
  dt {
    ${type.body};
    color: ${color.inkSoft};
  }
  dd {
    font: 500 clamp(1.75rem, 1.2rem + 2vw, 2.75rem) / 1.1 ${font.data};
    letter-spacing: -0.05em;
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > div:nth-child(odd) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
    & > div:nth-child(n + 3) {
      border-top: 1px solid ${color.rule};
    }
  }
`;
