import { Link } from '../../kit/ui/Link.tsx';
import { css, styled } from 'styled-components';
import { Label } from '../../kit/ui/Text.tsx';
import { color, space, type } from '../../theme.ts';

type FooterLink = { label: string; to?: string; href?: string };

/** One column of the footer; `href` leaves the app. */
export const FooterLinks = ({ title, links }: { title: string; links: readonly FooterLink[] }) => (
  <Column aria-label={title}>
    <Label as="h2">{title}</Label>
    <ul>
      {links.map(({ label, to, href }) => (
        <li key={label}>{href ? <Outside href={href}>{label}</Outside> : <Content to={to ?? '/'}>{label}</Content>}</li>
      ))}
    </ul>
  </Column>
);

const Column = styled.nav`
  display: grid;
  align-content: start;
  gap: ${space(2)};
`;

const line = css`
  ${type.body};
  display: inline-block;
  padding-block: ${space(1)};
  color: ${color.inkSoft};

  &:hover {
    color: ${color.accent};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const Outside = styled.a`
  ${line};
`;

const Content = styled(Link)`
  ${line};
`;
