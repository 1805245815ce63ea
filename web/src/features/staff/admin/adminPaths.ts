import { screens } from 'api/pages/screens';
import { recordAt, withQuery } from '../../../paths.ts';

/** The addresses of the admin area, apart from the others because few visits need them. */
export const adminPaths = {
  overview: screens.AdminOverview.path,
  members: screens.AdminMemberList.path,
  member: recordAt('AdminMember'),
  verification: screens.AdminVerification.path,
  /** The companies of a tab that match a search. */
  verificationOf: (tab: string, search: string) => withQuery(screens.AdminVerification.path, { tab, q: search }),
  reports: screens.AdminReports.path,
  catalogue: screens.AdminCatalogue.path,
  prices: screens.AdminPrices.path,
  jobs: screens.AdminJobs.path,
};
