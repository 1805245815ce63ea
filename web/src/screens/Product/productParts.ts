import { styled } from 'styled-components';
import { media, space } from '../../theme.ts';

// Beside head and figures, so that it stays where it is in each tab: the table of suppliers needs the whole width.
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 18rem;
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
