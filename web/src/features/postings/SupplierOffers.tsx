import { DataTable, type Column } from '../../kit/ui/DataTable.tsx';
import type { Ask } from '../../paths.ts';
import { CompareCheckbox } from '../catalogue/compare/CompareCheckbox.tsx';
import { useIsOwn } from '../companies/useIsOwn.ts';
import { OfferActions } from './OfferActions.tsx';
import type { SupplierOffersFragment } from './SupplierOffers.generated.ts';
import { Contact, PriceAndQuantity, SupplierAndOffering, TermsOf } from './supplierParts.tsx';

export type SupplierOffer = SupplierOffersFragment;

type SupplierOffersProps = {
  product: string;
  offers: readonly SupplierOffer[];
  isMember: boolean;
  onInquire: (offer: SupplierOffer, asked: Ask) => void;
};

/** A table of the suppliers of a material, with price and quantity. */
export const SupplierOffers = ({ product, offers, isMember, onInquire }: SupplierOffersProps) => {
  const isOwn = useIsOwn();
  const isMixed = offers.some(({ unit }) => unit !== offers[0]?.unit);
  const columns: readonly Column<SupplierOffer>[] = [
    { header: 'Supplier', isTitle: true, cell: (offer) => <SupplierAndOffering {...offer} /> },
    { header: 'Contact', cell: ({ user, company }) => <Contact user={user} company={company} /> },
    { header: 'Price', numeric: true, cell: (offer) => <PriceAndQuantity offer={offer} isCompared={isMixed} /> },
    { header: 'Terms', cell: (offer) => <TermsOf offer={offer} /> },
    {
      header: 'Compare',
      isAction: true,
      cell: ({ id, title }) => <CompareCheckbox kind="offers" one={{ id, name: title }} />,
    },
    {
      header: 'Actions',
      isAction: true,
      cell: (offer) => (
        <OfferActions
          offerId={offer.id}
          isMember={isMember}
          isOwn={isOwn(offer)}
          onInquire={(asked) => onInquire(offer, asked)}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption={`Suppliers of ${product}, cheapest first`}
      columns={columns}
      items={offers}
      itemKey={({ id }) => id}
    />
  );
};
