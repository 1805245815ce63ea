import { styled } from 'styled-components';
import { media, space } from '../../theme.ts';

// The table of suppliers is wide, so the side column stands below it.
export const Parts = styled.div<{ $isWide?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $isWide }) => ($isWide ? '' : '18rem')};
  align-items: start;
  gap: ${space(8)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Aside = styled.aside`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  align-items: start;
  gap: ${space(4)};
`;
