import { useIsOwn } from '../../../people/companies/useIsOwn.ts';

type Sides = {
  buyerId: string;
  sellerId: string;
  buyerCompany: { id: string } | null;
  sellerCompany: { id: string } | null;
};

/** On which side of an order the viewer is; undefined for an admin, who is on neither. */
export const useOrderSide = (): ((order: Sides) => 'buyer' | 'seller' | undefined) => {
  const isOwn = useIsOwn();
  return ({ buyerId, sellerId, buyerCompany, sellerCompany }) => {
    if (isOwn({ userId: buyerId, company: buyerCompany })) return 'buyer';
    return isOwn({ userId: sellerId, company: sellerCompany }) ? 'seller' : undefined;
  };
};
