import { screens } from 'api/pages/screens';
import { NavList } from '../../../../kit/ui/NavList.tsx';
import { useSession } from '../../../people/accounts/SessionProvider.tsx';
import { areasFor } from './adminAreas.ts';

/** The areas of the admin area. */
export const AdminNavigation = () => {
  const areas = areasFor(useSession().user?.role);
  const links = areas.map(({ path, label }) => ({ to: path, label, end: path === screens.AdminOverview.path }));
  return <NavList label="Admin area" links={links} />;
};
