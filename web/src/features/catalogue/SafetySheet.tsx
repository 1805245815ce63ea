import { styled } from 'styled-components';
import { Data } from '../../kit/ui/Figures.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { color, space, type } from '../../theme.ts';
import { safetyOf, type HazardStatement } from './safety.ts';
import { Line, List, Soft } from './specificationParts.ts';
import { SignalWord } from './SignalWord.tsx';
import { SpecificationKey } from './SpecificationKey.tsx';
import { isMeasurement } from './specification.ts';

/** Signal word, hazard statements, and data for storage, handling and transport. */
export function SafetySheet({ safetyData }: { safetyData: Record<string, unknown> }) {
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
}

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
