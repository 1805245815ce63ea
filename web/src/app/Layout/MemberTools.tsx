import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { SessionUser } from '../../features/people/accounts/SessionProvider.tsx';
import { useLiveInbox } from '../../features/around/live/useLiveInbox.ts';
import { useLiveOrders } from '../../features/around/live/useLiveOrders.ts';
import { NotificationsMenu } from '../../features/people/inbox/messages/NotificationsMenu.tsx';
import { loadToaster } from '../../kit/toasts/ToastOutlet.tsx';
import { media, space } from '../../theme.ts';
import { HeaderSearch } from './HeaderSearch.tsx';
import { ModeToggle } from './ModeToggle.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The header's end while signed in: mode, notifications, the user's menu. */
export const MemberTools = ({ user }: { user: SessionUser }) => {
  // An ended session shows a toast for half a second before the page changes, too short to load the toast's code.
  useEffect(() => void loadToaster(), []);
  useLiveInbox();
  useLiveOrders();
  return (
    <Tools>
      <HeaderSearch />
      <OnWide>
        <ModeToggle />
      </OnWide>
      <NotificationsMenu />
      <UserMenu user={user} />
    </Tools>
  );
};

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};

  ${media.phone} {
    gap: 0;
  }
`;

const OnWide = styled.div`
  ${media.tablet} {
    display: none;
  }
`;
