import { NavLink } from '../../kit/ui/Link.tsx';
import { css, styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { color, space, type } from '../../theme.ts';
import { landingSections, memberLinks, scrollToSection, visitorLinks } from './headerLinks.ts';

type DrawerLinksProps = { isMember: boolean; isLanding: boolean; onGo: () => void };

/** The same links as in the header, one under another. */
export const DrawerLinks = ({ isMember, isLanding, onGo }: DrawerLinksProps) => {
  const links = isMember ? memberLinks : visitorLinks;

  const goToSection = (id: string) => {
    onGo();
    // Closing the drawer goes back one history entry, after which the browser restores the scroll position.
    window.addEventListener('popstate', () => setTimeout(() => scrollToSection(id), 60), { once: true });
  };

  return (
    <nav aria-label="Main">
      {isLanding &&
        landingSections.map(({ id, label }) => (
          <SectionButton key={id} type="button" onClick={() => goToSection(id)}>
            {label}
          </SectionButton>
        ))}
      {links.map(({ to, label }) => (
        <Item key={to} to={to} replace end={to === paths.home}>
          {label}
        </Item>
      ))}
    </nav>
  );
};

const line = css`
  ${type.body};
  font-size: 1rem;
  font-weight: 500;
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 3rem;
  padding-inline: ${space(3)};
  border-bottom: 1px solid ${color.rule};
  border-inline-start: 3px solid transparent;
`;

const SectionButton = styled.button`
  ${line};
  text-align: left;
`;

const Item = styled(NavLink)`
  ${line};

  &[aria-current='page'] {
    border-inline-start-color: ${color.accent};
    background: ${color.accentWash};
  }
`;
