import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { styled } from 'styled-components';
import type { SessionUser } from '../../features/people/accounts/SessionProvider.tsx';
import { IconButton, LinkButton } from '../../kit/ui/Button.tsx';
import { paths } from '../../paths.ts';
import { color, layer, measure, shadow, space } from '../../theme.ts';
import { HomeLink } from './HomeLink.tsx';
import { DrawerLinks } from './DrawerLinks.tsx';
import { ModeToggle } from './ModeToggle.tsx';

type MobileDrawerProps = { user: SessionUser | null; isLanding: boolean; onClose: () => void };

/** The header's links and the mode toggle on small screens, 300 px wide. Its links take the place of its entry in the history. */
export const MobileDrawer = ({ user, isLanding, onClose }: MobileDrawerProps) => (
  <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Radix.Portal>
      <Scrim />
      <Surface aria-describedby={undefined}>
        <Radix.Title hidden>Menu</Radix.Title>
        <Head>
          <HomeLink replace />
          <IconButton label="Close menu" onClick={onClose}>
            <X size={20} aria-hidden />
          </IconButton>
        </Head>
        {user && <ModeToggle wide />}
        <DrawerLinks isMember={Boolean(user)} isLanding={isLanding} onGo={onClose} />
        {!user && (
          <LinkButton to={paths.auth()} replace wide>
            Sign In
          </LinkButton>
        )}
      </Surface>
    </Radix.Portal>
  </Radix.Root>
);

const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.scrim};
`;

const Surface = styled(Radix.Content)`
  position: fixed;
  inset: 0 auto 0 0;
  z-index: ${layer.overlay};
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  width: ${measure.drawer};
  max-width: 100%;
  padding: ${space(3, 4, 6)};
  background: ${color.sheet};
  border-inline-end: 1px solid ${color.ruleStrong};
  box-shadow: ${shadow.overlay};
  overflow-y: auto;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;
