import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, measure, media, space, type } from '../../theme.ts';
import { Label } from './Text.tsx';

export type Clause = { title: string; paragraphs: readonly string[] };

/** A text with numbered sections and a table of contents. */
export const Document = ({ clauses, foot }: { clauses: readonly Clause[]; foot?: ReactNode }) => (
  <Root>
    <Contents aria-label="Contents">
      <Label as="h2">Contents</Label>
      <ol>
        {clauses.map(({ title }, index) => (
          <li key={title}>
            <a href={`#${anchor(index)}`}>
              {index + 1}. {title}
            </a>
          </li>
        ))}
      </ol>
    </Contents>
    <Prose>
      {clauses.map(({ title, paragraphs }, index) => (
        <section key={title} id={anchor(index)}>
          <h2>
            {index + 1}. {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      {foot}
    </Prose>
  </Root>
);

const anchor = (index: number) => `clause-${index + 1}`;

const Root = styled.div`
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr);
  align-items: start;
  gap: ${space(12)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(8)};
  }
`;

const Contents = styled.nav`
  ${type.small};
  display: grid;
  gap: ${space(2)};
  position: sticky;
  top: calc(${measure.header} + ${space(6)});

  a {
    display: block;
    padding-block: ${space(1)};
    color: ${color.inkSoft};
  }
  a:hover {
    color: ${color.accent};
  }
  ${media.tablet} {
    position: static;
    padding-block: ${space(4)};
    border-block: 1px solid ${color.rule};
  }
`;

const Prose = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  max-width: ${measure.text};

  section {
    display: grid;
    gap: ${space(3)};
    padding-top: ${space(4)};
    border-top: 1px solid ${color.ruleStrong};
  }
  h2 {
    ${type.heading};
  }
  p {
    color: ${color.inkSoft};
    line-height: 1.62;
  }
`;
