import { styled } from 'styled-components';
import { color, media, space, type } from '../../theme.ts';
import { isMeasured, labelOf, measured, textOf } from './specification.ts';

/** The lines of an assay sheet: what was measured in the mono, with its limit or condition beside it. */
export const SpecificationList = ({ specifications }: { specifications: Record<string, unknown> }) => (
  <List>
    {Object.entries(specifications).map(([key, value]) => (
      <Line key={key}>
        <Key>{labelOf(key)}</Key>
        <Value text={textOf(value)} />
      </Line>
    ))}
  </List>
);

function Value({ text }: { text: string }) {
  if (!isMeasured(text)) return <dd>{text}</dd>;
  const [figure, words] = measured(text);
  return (
    <dd>
      <Figure>{figure}</Figure>
      {words && <> {words}</>}
    </dd>
  );
}

const List = styled.dl`
  border-top: 1px solid ${color.ruleStrong};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(9rem, 2fr) minmax(0, 5fr);
  align-items: baseline;
  gap: ${space(4)};
  padding: ${space(2, 0)};
  border-bottom: 1px solid ${color.rule};

  ${media.phone} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const Key = styled.dt`
  ${type.body};
  color: ${color.inkSoft};

  // The catalogue's word stays as it is; only its first letter is painted large.
  display: block;
  &::first-letter {
    text-transform: uppercase;
  }
`;

const Figure = styled.span`
  ${type.data};
  font-weight: 500;
`;
