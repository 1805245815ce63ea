import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space, type } from '../../theme.ts';

/** A value with its label, used in a `StatRow`. */
export const Stat = ({ label, value, hint }: { label: string; value: ReactNode; hint?: ReactNode }) => (
  <Root>
    <Name>{label}</Name>
    <Figure $characters={typeof value === 'string' ? value.length : 1}>{value}</Figure>
    {hint && <Hint>{hint}</Hint>}
  </Root>
);

/** A row of two to four Stats. */
export const StatRow = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  background: ${color.sheet};
  border: 1px solid ${color.rule};
  border-width: 1px 0 0 1px;

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding: ${space(4)};
  border: 1px solid ${color.rule};
  border-width: 0 1px 1px 0;
  container-type: inline-size;
`;

const Name = styled.dt`
  ${type.label};
  color: ${color.inkSoft};
`;

// A long amount gets smaller instead of leaving its cell; its characters are at most 0.6em wide.
const Figure = styled.dd<{ $characters: number }>`
  ${type.figure};
  font-size: min(1.625rem, ${({ $characters }) => Math.floor(100 / 0.6 / $characters)}cqi);

  ${media.phone} {
    font-size: min(1.25rem, ${({ $characters }) => Math.floor(100 / 0.6 / $characters)}cqi);
  }
`;

const Hint = styled.dd`
  ${type.small};
  color: ${color.inkFaint};
`;
