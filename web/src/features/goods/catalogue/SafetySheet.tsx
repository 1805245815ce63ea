import { styled, css } from 'styled-components';
import { Data } from '../../../kit/ui/Figures.tsx';
import { Stack } from '../../../kit/ui/Layout.tsx';
import { color, space, type, radius } from '../../../theme.ts';
import { safetyOf, type HazardStatement } from './safety.ts';
import { Line, List, Soft } from './specificationParts.ts';
import { SpecificationKey } from './SpecificationKey.tsx';
import { isMeasurement } from './specification.ts';
import { TriangleAlert } from 'lucide-react';
import { Label } from '../../../kit/ui/Text.tsx';

/** Signal word, hazard statements, and data for storage, handling and transport. */
export const SafetySheet = ({ safetyData }: { safetyData: Record<string, unknown> }) => {
  const { signal, statements, pairs } = safetyOf(safetyData);
  return (
    <Stack $gap={5}>
      {signal && <SignalWord {...signal} />}
      <List>
        {statements.length > 0 && (
          <Line>
            <SpecificationKey name="hazard_statements" />
            <dd>
              <Statements statements={statements} />
            </dd>
          </Line>
        )}
        {pairs.map(({ key, text, meaning }) => (
          <Line key={key}>
            <SpecificationKey name={key} />
            <dd>
              {isMeasurement(text) || key === 'un_number' ? <Data>{text}</Data> : text}
              {meaning && <Soft> {meaning}</Soft>}
            </dd>
          </Line>
        ))}
      </List>
    </Stack>
  );
};

const Statements = ({ statements }: { statements: readonly HazardStatement[] }) => (
  <ul>
    {statements.map(({ code, text }) => (
      <Statement key={code + text}>
        {code && <Code>{code}</Code>} {text}
      </Statement>
    ))}
  </ul>
);

const Statement = styled.li`
  & + & {
    padding-top: ${space(1)};
  }
`;

const Code = styled.span`
  ${type.data};
  font-weight: 500;
  display: inline-block;
  min-width: 4.5ch;
  color: ${color.ink};
`;

const NONE = 'None';

/** The signal word as printed on labels, in black on white, with its meaning. */
const SignalWord = ({ word, meaning }: { word: string; meaning: string }) => (
  <Root>
    <Word $isSevere={word === 'Danger'}>
      {word !== NONE && <TriangleAlert size={18} aria-hidden />}
      {word}
    </Word>
    <div>
      <Label as="p">Signal word</Label>
      {meaning}
    </div>
  </Root>
);

const Root = styled.div`
  ${type.body};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3, 4)};
`;

const Word = styled.span<{ $isSevere: boolean }>`
  ${type.heading};
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 3rem;
  padding: ${space(2, 4)};
  border: 2px solid ${color.ink};
  border-radius: ${radius.control};
  ${({ $isSevere }) =>
    $isSevere &&
    css`
      color: ${color.sheet};
      background: ${color.ink};
    `}
`;
