import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { DataTable, type Column } from '../../../kit/ui/DataTable.tsx';
import { Quantity } from '../../../kit/ui/Figures.tsx';
import { VisuallyHidden } from '../../../kit/ui/Layout.tsx';
import type { Ask } from '../../../paths.ts';
import { media, space, type } from '../../../theme.ts';
import { useIsOwn } from '../../people/companies/useIsOwn.ts';
import { OfferActions } from './OfferActions.tsx';
import { deliveryOf, leadTimeOf, minimumOf } from './statedTerms.ts';
import type { SupplierOffersFragment } from './SupplierOffers.generated.ts';
import { Price, Supplier } from './supplierParts.tsx';
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
  cell: ({ terms }) => <Term title={textOf(terms)}>{textOf(terms) || '–'}</Term>,
  isLeftOut: ({ terms }) => !textOf(terms),
});

const terms = [
  term('Packaging', ({ packaging }) => packaging ?? ''),
  term('Minimum', minimumOf),
  term('Lead time', leadTimeOf),
  term('Delivery terms', deliveryOf),
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
      cell: ({ user, company }) => <Supplier user={user} company={company} inTable />,
    },
    ...terms,
    {
      header: 'Available',
      numeric: true,
      cell: ({ quantity, unit }) => (
        <span>
          <VisuallyHidden>Available: </VisuallyHidden>
          <Quantity amount={quantity} unit={unit} />
        </span>
      ),
    },
    {
      header: 'Price',
      numeric: true,
      cell: (offer) => <Price offer={offer} isCompared={isMixed} index={offer.unit === first?.unit ? index : null} />,
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
    <OneLineEach>
      <DataTable caption={`Suppliers of ${product.name}, cheapest first`} columns={columns} items={offers} />
    </OneLineEach>
  );
};

// On wide screens the supplier's name gets what the terms leave.
const OneLineEach = styled.div`
  ${media.above.wide} {
    th,
    td {
      padding-inline: ${space(2)};
      white-space: nowrap;
    }
    tbody th {
      width: 100%;
      max-width: 0;
    }
  }
`;

const Term = styled.span`
  ${media.above.wide} {
    ${type.small};
    display: block;
    max-width: 10rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
