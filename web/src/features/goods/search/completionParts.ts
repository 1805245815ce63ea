import { css, styled } from 'styled-components';
import { List, Row as Choice } from '../../../kit/ui/comboboxParts.ts';
import { color, space } from '../../../theme.ts';

export const Anchor = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
`;

export const Rows = styled(List)<{ $inline?: boolean }>`
  max-height: min(26rem, 55dvh);
  ${({ $inline }) =>
    $inline &&
    css`
      position: static;
      margin-top: ${space(2)};
      box-shadow: none;
    `}
`;

export const Row = styled(Choice)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(0, 3)};

  && {
    font-weight: inherit;
  }
  &:last-child:not(:first-child) {
    border-top: 1px solid ${color.rule};
  }
`;
