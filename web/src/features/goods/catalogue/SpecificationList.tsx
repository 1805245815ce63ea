import { styled } from 'styled-components';
import { type } from '../../../theme.ts';
import { ChemicalText } from './ChemicalText.tsx';
import { Line, List, Soft } from './specificationParts.ts';
import { SpecificationKey } from './SpecificationKey.tsx';
import { isMeasurement, splitMeasurement, textOf } from './specification.ts';

/** A table of specifications: measured values in the monospaced font, with their limit or condition beside them. */
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

const Value = ({ text }: { text: string }) => {
  if (!isMeasurement(text))
    return (
      <dd>
        <ChemicalText text={text} />
      </dd>
    );
  const [figure, words] = splitMeasurement(text);
  return (
    <dd>
      <Figure>
        <ChemicalText text={figure} />
      </Figure>
      {words && (
        <Soft>
          {' '}
          <ChemicalText text={words} />
        </Soft>
      )}
    </dd>
  );
};

const Figure = styled.span`
  ${type.data};
  font-weight: 500;
`;
