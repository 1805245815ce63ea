import { screens } from 'api/pages/screens';
import { recordAt } from '../../../../paths.ts';

/** The addresses of the admin area, apart from the others because few visits need them. */
export const adminPaths = {
  overview: screens.AdminOverview.path,
  members: screens.AdminMemberList.path,
  member: recordAt('AdminMember'),
  companies: screens.AdminCompanies.path,
  reports: screens.AdminReports.path,
  catalogue: screens.AdminCatalogue.path,
  prices: screens.AdminPrices.path,
  system: screens.AdminSystem.path,
};
