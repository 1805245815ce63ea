import { Link } from './Link.tsx';
import { styled } from 'styled-components';
import { hidden } from './Layout.tsx';
import { color, media, space, type } from '../../theme.ts';

export type Breadcrumb = { label: string; to?: string };

/** Breadcrumbs starting with `Home`; the last one, without `to`, is the current page. */
export const Breadcrumbs = ({ items }: { items: readonly Breadcrumb[] }) => (
  <nav aria-label="Breadcrumb" data-screen-only="">
    <List>
      {items.map(({ label, to }, index) => (
        <Item key={`${index}-${label}`}>
          {to ? <Step to={to}>{label}</Step> : <span aria-current="page">{label}</span>}
        </Item>
      ))}
    </List>
  </nav>
);

const List = styled.ol`
  ${type.small};
  display: flex;
  flex-wrap: wrap;
  color: ${color.inkSoft};
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  min-height: 1.5rem;

  &:not(:last-child)::after {
    content: '/';
    padding-inline: ${space(2)};
    color: ${color.ruleStrong};
  }
  /* On phones the heading below says it. */
  ${media.phone} {
    &:last-child {
      ${hidden};
    }
    &:nth-last-child(2)::after {
      content: none;
    }
  }
`;

const Step = styled(Link)`
  padding-block: ${space(1)};
  color: ${color.accent};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
