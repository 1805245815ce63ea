/** Root fields whose resolvers do not read with the planner. */
export const notRead = [
  'dataExport',
  'sessions',
  'memberSessions',
  'failedJobs',
  'settingsInForce',
  'secondFactor',
  'emailPreferences',
  'catalogueFile',
  'materialSearch',
  'searchCompletions',
  'searchSuggestions',
  'openInvitation',
];

/** These, and root fields of which the reference knows no rows. */
export const unplannedQueries = [
  ...notRead,
  'offeringImport',
  'latestOfferingImport',
  'apiKeys',
  'formerEntry',
  'watchedSearches',
  'webhooks',
  'webhookDeliveries',
  'companyMembers',
  'companyInvitations',
];
