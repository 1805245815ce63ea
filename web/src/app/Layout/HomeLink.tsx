import { Link } from '../../kit/ui/Link.tsx';
import { styled } from 'styled-components';
import { brand } from '../../brand.ts';
import { color, font, space } from '../../theme.ts';
import { paths } from '../../paths.ts';

/** The logo and the name, as a link to the home page. */
export const HomeLink = ({ replace }: { replace?: boolean }) => (
  <Home to={paths.home} replace={replace}>
    <Sign />
    {brand}
  </Home>
);

/** The logo, a cubic cell with one occupied site. Keep `public/mark.svg` and `firstPaint.ts` equal. */
const Sign = ({ size = 24 }: { size?: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden>
    <path
      d="M12 2 21 7v10l-9 5-9-5V7zM3 7l9 5 9-5M12 12v10"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
    />
    <circle cx="12" cy="12" r="3.4" fill={color.accent} />
  </svg>
);

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.5rem;
  font: 680 1.125rem/1 ${font.text};
  font-stretch: 118%;
  letter-spacing: -0.02em;
`;
