import { useQuery } from '@apollo/client/react';
import { DataTable, type Column } from '../../kit/ui/DataTable.tsx';
import type { Ask } from '../../paths.ts';
import { useIsOwn } from '../companies/useIsOwn.ts';
import { OfferActions } from './OfferActions.tsx';
import { deliveryOf, leadTimeOf, minimumOf } from './statedTerms.ts';
import type { SupplierOffersFragment } from './SupplierOffers.generated.ts';
import { PriceAndQuantity, Supplier } from './supplierParts.tsx';
import { PriceCheckDocument } from './usePriceConfirmation.generated.ts';

export type SupplierOffer = SupplierOffersFragment;

type SupplierOffersProps = {
  product: { id: string; name: string };
  offers: readonly SupplierOffer[];
  isMember: boolean;
  onInquire: (offer: SupplierOffer, asked: Ask) => void;
};

/** A term by which buyers choose; on phones it is left out where an offer does not state it. */
const term = (header: string, textOf: (terms: SupplierOffer['terms']) => string): Column<SupplierOffer> => ({
  header,
  cell: ({ terms }) => textOf(terms) || '–',
  isLeftOut: ({ terms }) => !textOf(terms),
});

const terms = [
  term('Packaging', ({ packaging }) => packaging ?? ''),
  term('Minimum', minimumOf),
  term('Lead time', leadTimeOf),
  term('Incoterm', deliveryOf),
];

/** The offers of a material, one in each row; the page of an offering has the rest. */
export const SupplierOffers = ({ product, offers, isMember, onInquire }: SupplierOffersProps) => {
  const isOwn = useIsOwn();
  const [first] = offers;
  const isMixed = offers.some(({ unit }) => unit !== first?.unit);
  const { data } = useQuery(PriceCheckDocument, {
    variables: { productId: product.id, price: first?.price ?? '', unit: first?.unit ?? '' },
    skip: !isMember || !first,
  });
  const { expectedPrice = null, expectedFrom } = data?.priceCheck ?? {};
  const index = expectedFrom === 'index' ? expectedPrice : null;
  const columns: readonly Column<SupplierOffer>[] = [
    {
      header: 'Supplier',
      isTitle: true,
      cell: ({ user, company }) => <Supplier user={user} company={company} place={company?.registrationCountry} />,
    },
    ...terms,
    {
      header: 'Price',
      numeric: true,
      cell: (offer) => (
        <PriceAndQuantity offer={offer} isCompared={isMixed} index={offer.unit === first?.unit ? index : null} />
      ),
    },
    {
      header: 'Actions',
      isAction: true,
      cell: (offer) => (
        <OfferActions
          offer={offer}
          isMember={isMember}
          isOwn={isOwn(offer)}
          onInquire={(asked) => onInquire(offer, asked)}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption={`Suppliers of ${product.name}, cheapest first`}
      columns={columns}
      items={offers}
      itemKey={({ id }) => id}
    />
  );
};
