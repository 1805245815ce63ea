import { plannedFields } from '../../../schema/plannedFields.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Product } from '../catalogue/product.entity.ts';
import { CompanyProfile } from '../../people/companies/companyProfile.entity.ts';
import { OfferingConnection, OfferingListArgs, RfpConnection, RfpListArgs, SuppliersArgs } from './postings.lists.ts';
import { SupplierOffer } from './supplierOffer.type.ts';

export const ProductPostings = plannedFields(Product, {
  offerings: { type: () => OfferingConnection, args: OfferingListArgs, description: 'Offerings of this material.' },
  suppliers: {
    type: () => [SupplierOffer],
    args: SuppliersArgs,
    description:
      'Active offerings with their suppliers, by comparable price; unusual prices that are not confirmed after them, offers that cannot be compared last.',
  },
  rfps: {
    type: () => RfpConnection,
    args: RfpListArgs,
    description: 'Requests for this material.',
    deprecationReason: 'Use `rfps(productId)`. Removed after 2027-06-30.',
  },
});

export const UserPostings = plannedFields(User, {
  offerings: {
    type: () => OfferingConnection,
    args: OfferingListArgs,
    description: 'Offerings of this person.',
    deprecationReason: 'Use `offerings(userId)`. Removed after 2027-06-30.',
  },
  rfps: {
    type: () => RfpConnection,
    args: RfpListArgs,
    description: 'Requests of this person.',
    deprecationReason: 'Use `rfps(userId)`. Removed after 2027-06-30.',
  },
});

export const CompanyPostings = plannedFields(CompanyProfile, {
  offerings: { type: () => OfferingConnection, args: OfferingListArgs, description: 'Offerings of this company.' },
});
