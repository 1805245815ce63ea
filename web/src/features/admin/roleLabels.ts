import type { Role } from '../accounts/Session.generated.ts';

export const roleLabels: Record<Role, string> = {
  buyer: 'Buyer',
  seller: 'Seller',
  both: 'Buyer and seller',
  support: 'Support',
  admin: 'Admin',
};
