import { styled } from 'styled-components';
import { Formula } from '../../kit/ui/Figures.tsx';
import { Mark, type MarkKind } from '../../kit/ui/Mark.tsx';
import { color, media, space } from '../../theme.ts';

type ProductDrawingProps = { kind: MarkKind; formula: string | null };

/** The pattern of a material on graph paper, with its formula below. */
export const ProductDrawing = ({ kind, formula }: ProductDrawingProps) => (
  <Root>
    <Paper>
      <Mark kind={kind} size={104} />
    </Paper>
    {formula && (
      <Caption>
        <Formula value={formula} size={formula.length > 12 ? 'small' : 'large'} />
      </Caption>
    )}
  </Root>
);

const Root = styled.figure`
  display: grid;
  flex: none;
  width: 10rem;
  background: ${color.sheet};
  border: 1px solid ${color.ink};

  ${media.phone} {
    grid-auto-flow: column;
    grid-template-columns: minmax(8.5rem, auto);
    width: 100%;
  }
`;

const Paper = styled.div`
  display: grid;
  place-items: center;
  min-height: 8.5rem;
  background-image:
    linear-gradient(${color.rule} 1px, transparent 1px), linear-gradient(90deg, ${color.rule} 1px, transparent 1px);
  background-size: 1rem 1rem;
  background-position: center;

  ${media.above.phone} {
    aspect-ratio: 1;
  }
`;

const Caption = styled.figcaption`
  padding: ${space(2)};
  border-top: 1px solid ${color.ink};
  text-align: center;
  overflow-wrap: anywhere;

  & > span {
    white-space: normal;
  }
  ${media.phone} {
    display: grid;
    place-items: center;
    border-top: 0;
    border-inline-start: 1px solid ${color.ink};
  }
`;
