import { Building2, Handshake, LogOut, Settings, ShieldCheck, Star, Users } from 'lucide-react';
import { styled } from 'styled-components';
import { displayName, initials } from '../../features/people/accounts/person.ts';
import type { SessionUser } from '../../features/people/accounts/SessionProvider.tsx';
import { useSignOut } from '../../features/people/accounts/useSignOut.ts';
import { adminPaths } from '../../features/around/staff/admin/adminPaths.ts';
import { Avatar } from '../../kit/ui/Avatar.tsx';
import { VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { Menu, MenuItem, MenuLink, MenuRule } from '../../kit/ui/Menu.tsx';
import { SmallText, Text } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { color, radius } from '../../theme.ts';

/** The member's name and email, and links to their own pages. */
export const UserMenu = ({ user }: { user: SessionUser }) => {
  const signOut = useSignOut();
  return (
    <Menu
      trigger={
        <Trigger type="button">
          <Avatar initials={initials(user)} imageUrl={user.profileImageUrl} />
          <VisuallyHidden>User menu</VisuallyHidden>
        </Trigger>
      }
      head={
        <>
          <Text $size="strong">{displayName(user)}</Text>
          <SmallText>{user.email}</SmallText>
        </>
      }
    >
      <MenuLink to={paths.orders}>
        <Handshake size={16} aria-hidden />
        My business
      </MenuLink>
      <MenuLink to={paths.watchlist}>
        <Star size={16} aria-hidden />
        Watchlist
      </MenuLink>
      <MenuLink to={paths.companyProfile}>
        <Building2 size={16} aria-hidden />
        Company Profile
      </MenuLink>
      <MenuLink to={paths.team}>
        <Users size={16} aria-hidden />
        Team
      </MenuLink>
      {(user.role === 'admin' || user.role === 'support') && (
        <MenuLink to={adminPaths.overview}>
          <ShieldCheck size={16} aria-hidden />
          Admin area
        </MenuLink>
      )}
      <MenuLink to={paths.settings()}>
        <Settings size={16} aria-hidden />
        Settings
      </MenuLink>
      <MenuRule />
      <MenuItem onSelect={() => void signOut()}>
        <LogOut size={16} aria-hidden />
        Log out
      </MenuItem>
    </Menu>
  );
};

const Trigger = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: ${radius.round};

  &:hover {
    background: ${color.sunken};
  }
`;
