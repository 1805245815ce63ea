export const companyRoles = ['owner', 'admin', 'trader', 'reader'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** What somebody may do for their company: read, trade, manage profile and team, or decide about the company itself. */
export type CompanyRight = 'read' | 'trade' | 'manage' | 'own';

const rights: Readonly<Record<CompanyRole, readonly CompanyRight[]>> = {
  owner: ['read', 'trade', 'manage', 'own'],
  admin: ['read', 'trade', 'manage'],
  trader: ['read', 'trade'],
  reader: ['read'],
};

/** People without a company have all rights for themselves. */
export const hasRight = (role: CompanyRole | null, right: CompanyRight): boolean =>
  role === null || rights[role].includes(right);
