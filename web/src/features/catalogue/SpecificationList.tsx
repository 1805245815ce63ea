import { styled } from 'styled-components';
import { type } from '../../theme.ts';
import { Chemical } from './Chemical.tsx';
import { Line, List, Soft } from './sheetParts.ts';
import { SpecificationKey } from './SpecificationKey.tsx';
import { isMeasured, measured, textOf } from './specification.ts';

/** The lines of an assay sheet: what was measured in the mono, with its limit or condition beside it. */
export const SpecificationList = ({ specifications }: { specifications: Record<string, unknown> }) => (
  <List>
    {Object.entries(specifications).map(([key, value]) => (
      <Line key={key}>
        <SpecificationKey name={key} />
        <Value text={textOf(value)} />
      </Line>
    ))}
  </List>
);

function Value({ text }: { text: string }) {
  if (!isMeasured(text))
    return (
      <dd>
        <Chemical text={text} />
      </dd>
    );
  const [figure, words] = measured(text);
  return (
    <dd>
      <Figure>
        <Chemical text={figure} />
      </Figure>
      {words && (
        <Soft>
          {' '}
          <Chemical text={words} />
        </Soft>
      )}
    </dd>
  );
}

const Figure = styled.span`
  ${type.data};
  font-weight: 500;
`;
