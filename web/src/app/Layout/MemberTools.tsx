import { styled } from 'styled-components';
import type { SessionUser } from '../../features/accounts/session.tsx';
import { NotificationsMenu } from '../../features/messaging/NotificationsMenu.tsx';
import { media, space } from '../../theme.ts';
import { ModeToggle } from './ModeToggle.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The header's end while signed in: mode, notifications, the user's menu. */
export const MemberTools = ({ user }: { user: SessionUser }) => (
  <Tools>
    <OnWide>
      <ModeToggle />
    </OnWide>
    <NotificationsMenu />
    <UserMenu user={user} />
  </Tools>
);

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

const OnWide = styled.div`
  ${media.tablet} {
    display: none;
  }
`;
