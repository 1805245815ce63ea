import { styled } from 'styled-components';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Money, Quantity } from '../../kit/ui/Figures.tsx';
import { color, space, type } from '../../theme.ts';
import { TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { CompanyName } from '../companies/CompanyName.tsx';
import { PriceMark } from './PriceMark.tsx';
import type { SupplierOffer } from './SupplierOffers.tsx';

type ChooseOfferDialogProps = {
  title: string;
  offers: readonly SupplierOffer[];
  onChoose: (offer: SupplierOffer) => void;
  onClose: () => void;
};

/** Lets the viewer choose one of several suppliers. */
export const ChooseOfferDialog = ({ title, offers, onChoose, onClose }: ChooseOfferDialogProps) => (
  <Dialog onClose={onClose} title={title} description="Whom do you want to ask? The cheapest offer comes first.">
    <ul>
      {offers.map((offer) => (
        <TextLine key={offer.id}>
          <Choice type="button" onClick={() => onChoose(offer)}>
            <CompanyName user={offer.user} company={offer.company} />
            <Money amount={offer.price} unit={offer.unit} size="large" />
            <Available>
              Available: <Quantity amount={offer.quantity} unit={offer.unit} size="small" />
            </Available>
            <PriceMark offering={offer} />
          </Choice>
          <Details to={paths.offering(offer.id)}>{offer.title}</Details>
        </TextLine>
      ))}
    </ul>
  </Dialog>
);

const TextLine = styled.li`
  border-bottom: 1px solid ${color.rule};

  &:first-child {
    border-top: 1px solid ${color.rule};
  }
  &:has(> button:hover) {
    background: ${color.accentWash};
  }
`;

const Choice = styled.button`
  ${type.strong};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space(0.5, 4)};
  width: 100%;
  padding: ${space(3, 2)};
  text-align: left;
`;

const Details = styled(TextLink)`
  ${type.small};
  display: inline-block;
  padding: ${space(0, 2, 3)};
`;

const Available = styled.span`
  ${type.small};
  grid-column: 1 / -1;
  color: ${color.inkSoft};
`;
