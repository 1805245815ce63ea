import type { Role } from '../../../../schemaTypes.generated.ts';

export const roleLabels: Record<Role, string> = {
  buyer: 'Buyer',
  seller: 'Seller',
  both: 'Buyer and seller',
  support: 'Support',
  admin: 'Admin',
};
