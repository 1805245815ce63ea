import { screens, type ScreenName } from 'api/pages/screens';

/** The navigation of the admin area, in its order. Support sees only the areas whose screen it may open. */
const adminAreas: readonly { screen: ScreenName; label: string }[] = [
  { screen: 'AdminOverview', label: 'Overview' },
  { screen: 'AdminMemberList', label: 'Members' },
  { screen: 'AdminCompanies', label: 'Companies' },
  { screen: 'AdminReports', label: 'Reports' },
  { screen: 'AdminCatalogue', label: 'Catalogue' },
  { screen: 'AdminPrices', label: 'Price sources' },
  { screen: 'AdminAudit', label: 'Audit log' },
  { screen: 'AdminSystem', label: 'System' },
];

export const areasFor = (role: string | null | undefined) =>
  adminAreas
    .map(({ screen, label }) => ({ ...screens[screen], label }))
    .filter(({ access }) => access === 'support' || role === 'admin');
