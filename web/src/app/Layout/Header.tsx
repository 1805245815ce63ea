import { Menu as MenuIcon } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { IconButton, LinkButton } from '../../kit/ui/Button.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { useDialogParam } from '../../kit/navigation/useDialogParams.ts';
import { paths } from '../../paths.ts';
import { color, layer, measure, media, space } from '../../theme.ts';
import { HomeLink } from './HomeLink.tsx';
import { memberLinks, visitorLinks } from './headerLinks.ts';
import { Navigation } from './Navigation.tsx';
import { SectionButtons } from './SectionButtons.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const toolsToCome = <Skeleton width="5rem" height="2rem" />;
const MemberTools = lazyNamed(() => import('./MemberTools.tsx'), 'MemberTools', toolsToCome);
const MobileDrawer = lazyNamed(() => import('./MobileDrawer.tsx'), 'MobileDrawer');

/** The header of every page. */
export const Header = () => {
  const { user, loading, isExpected } = useSession();
  const [menu, openMenu, closeMenu] = useDialogParam('menu');
  const { pathname } = useLocation();
  const isMember = Boolean(user) || (loading && isExpected);
  const isLanding = (pathname === paths.home && !isMember) || pathname === paths.landingForMembers;

  return (
    <Bar data-screen-only="">
      <Content>
        <MenuButton>
          <IconButton
            label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={menu !== ''}
            onClick={() => openMenu('open')}
          >
            <MenuIcon size={22} aria-hidden />
          </IconButton>
        </MenuButton>
        <HomeLink />
        <Links>
          <Navigation links={isMember ? memberLinks : visitorLinks} />
          {isLanding && !isMember && <SectionButtons />}
        </Links>
        {isMember ? (
          user ? (
            <MemberTools user={user} />
          ) : (
            toolsToCome
          )
        ) : (
          <LinkButton to={paths.auth()} size="small">
            Sign In
          </LinkButton>
        )}
      </Content>
      {menu && <MobileDrawer user={user} isLanding={isLanding} onClose={closeMenu} />}
    </Bar>
  );
};

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  background: ${color.sheet};
  border-bottom: 1px solid ${color.ruleStrong};
`;

const Content = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  height: ${measure.header};
  max-width: ${measure.page};
  margin-inline: auto;
  padding-inline: ${space(6)};

  ${media.phone} {
    gap: ${space(1)};
    padding-inline: ${space(4)};
  }
`;

const MenuButton = styled.div`
  margin-inline-start: ${space(-2)};

  ${media.above.wide} {
    display: none;
  }
`;

const Links = styled.div`
  flex: 1;
  align-self: stretch;
  display: flex;
  justify-content: start;
  gap: ${space(3)};
  min-width: 0;
  padding-inline-start: ${space(1)};

  ${media.wide} {
    padding: 0;

    & > * {
      display: none;
    }
  }
  /* They are as high as the header, and a ring outside them would leave the window. */
  & :focus-visible {
    outline-offset: -4px;
  }
`;
