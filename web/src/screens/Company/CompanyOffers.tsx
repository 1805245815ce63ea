import { styled } from 'styled-components';
import { inquiryLabels } from '../../features/goods/postings/inquiryLabels.ts';
import { PriceMark } from '../../features/goods/postings/PriceMark.tsx';
import { deliveryOf, leadTimeOf, minimumOf } from '../../features/goods/postings/statedTerms.ts';
import { RowButton } from '../../kit/ui/Button.tsx';
import { DataTable, type Column } from '../../kit/ui/DataTable.tsx';
import { Money, Quantity } from '../../kit/ui/Figures.tsx';
import { SmallText, TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { space } from '../../theme.ts';
import type { CompanyOfferFragment } from './CompanyScreen.generated.ts';

type Offer = CompanyOfferFragment;
type CompanyOffersProps = {
  offers: readonly Offer[];
  /** Only names and prices. */
  isShort?: boolean;
  /** If the viewer is somebody else. */
  onAsk?: (offeringId: string) => void;
};

const nameOf = ({ materialName, title }: Offer): string => materialName ?? title;

/** The price list of a company, by material. */
export const CompanyOffers = ({ offers, isShort, onAsk }: CompanyOffersProps) => (
  <DataTable
    caption="Offerings"
    isCompact={isShort}
    columns={[name, !isShort && delivery, !isShort && available, price, onAsk !== undefined && actionOf(onAsk)]}
    items={[...offers].sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'))}
  />
);

const name: Column<Offer> = {
  header: 'Offering',
  isTitle: true,
  cell: ({ id, title }) => <TextLink to={paths.offering(id)}>{title}</TextLink>,
};

const delivery: Column<Offer> = {
  header: 'Delivery',
  cell: ({ terms, location }) => [deliveryOf(terms) || location, leadTimeOf(terms)].filter(Boolean).join(' · ') || '–',
};

const available: Column<Offer> = {
  header: 'Available',
  numeric: true,
  cell: ({ quantity, unit, terms }) => (
    <Lines>
      <Quantity amount={quantity} unit={unit} />
      {minimumOf(terms) && <SmallText as="span">Minimum {minimumOf(terms)}</SmallText>}
    </Lines>
  ),
};

const price: Column<Offer> = {
  header: 'Price',
  numeric: true,
  cell: (offer) => (
    <Lines>
      <Money amount={offer.price} unit={offer.unit} />
      <PriceMark offering={offer} />
    </Lines>
  ),
};

const actionOf = (onAsk: (offeringId: string) => void): Column<Offer> => ({
  header: 'Action',
  isAction: true,
  cell: ({ id, title }) => (
    <RowButton of={title} onClick={() => onAsk(id)}>
      {inquiryLabels.quote}
    </RowButton>
  ),
});

const Lines = styled.span`
  display: grid;
  justify-items: end;
  gap: ${space(0.5)};
`;
