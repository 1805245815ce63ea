import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Label, Text } from '../../kit/ui/Text.tsx';
import { color, media, space, type } from '../../theme.ts';

type PitchProps = {
  id: string;
  title: string;
  points: readonly { title: string; text: string }[];
  example: ReactNode;
  exampleTitle: string;
  isFlipped?: boolean;
};

/** What buyers or sellers can do, beside an example. */
export const Pitch = ({ id, title, points, example, exampleTitle, isFlipped }: PitchProps) => (
  <Root aria-labelledby={id} $isFlipped={isFlipped}>
    <div>
      <Title id={id}>{title}</Title>
      <ul>
        {points.map((point) => (
          <Point key={point.title}>
            <Heading>{point.title}</Heading>
            <Text $tone="inkSoft">{point.text}</Text>
          </Point>
        ))}
      </ul>
    </div>
    <Example>
      <Label as="figcaption">Example: {exampleTitle}</Label>
      {example}
    </Example>
  </Root>
);

const Root = styled.section<{ $isFlipped?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space(16)};

  & > :first-child {
    order: ${({ $isFlipped }) => ($isFlipped ? 1 : 0)};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(6)};
    & > :first-child {
      order: 0;
    }
  }
`;

const Title = styled.h2`
  ${type.title};
  padding-bottom: ${space(4)};
`;

const Point = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${space(1, 6)};
  padding-block: ${space(4)};
  border-top: 1px solid ${color.ruleStrong};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Example = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.phone} {
    display: none;
  }
`;
