// Styles shared by specifications and safety data.
import { styled } from 'styled-components';
import { color, media, space, type } from '../../../theme.ts';

export const List = styled.dl`
  ${type.body};
  background: ${color.sheet};
  border-block: 1px solid ${color.ruleStrong};
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(9rem, 2fr) minmax(0, 5fr);
  align-items: baseline;
  gap: ${space(4)};
  padding: ${space(2, 3)};

  & + & {
    border-top: 1px solid ${color.rule};
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

export const Soft = styled.span`
  padding-inline-start: ${space(1)};
  color: ${color.inkSoft};
`;
