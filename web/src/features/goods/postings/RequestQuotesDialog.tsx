import { useState } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../../../kit/ui/Checkbox.tsx';
import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { Money } from '../../../kit/ui/Figures.tsx';
import { color, space, type } from '../../../theme.ts';
import { companyNameOf } from '../../people/companies/CompanyName.tsx';
import { QuoteRequestForm } from './QuoteRequestForm.tsx';
import type { SupplierOffer } from './SupplierOffers.tsx';

type RequestQuotesDialogProps = { productId: string; offers: readonly SupplierOffer[]; onClose: () => void };

/** Asks one or several suppliers of a material for a quote with the same terms. */
export const RequestQuotesDialog = ({ productId, offers, onClose }: RequestQuotesDialogProps) => {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const chosen = offers.filter(({ id }) => ticked.includes(id));
  // One quantity is asked for.
  const unit = chosen[0]?.unit;
  return (
    <Dialog
      onClose={onClose}
      title="Request Quote"
      description="Whom do you want to ask? The cheapest offer comes first."
    >
      <QuoteRequestForm about={productId} offers={chosen.map((offer) => ({ ...offer, name: companyNameOf(offer) }))}>
        <ul>
          {offers.map((offer) => (
            <Line key={offer.id}>
              <Checkbox
                checked={ticked.includes(offer.id)}
                disabled={unit !== undefined && offer.unit !== unit}
                onChange={({ target }) =>
                  setTicked((before) =>
                    target.checked ? [...before, offer.id] : before.filter((id) => id !== offer.id),
                  )
                }
              >
                {companyNameOf(offer)}
                <Title>{offer.title}</Title>
              </Checkbox>
              <Money amount={offer.price} unit={offer.unit} />
            </Line>
          ))}
        </ul>
      </QuoteRequestForm>
    </Dialog>
  );
};

const Title = styled.span`
  ${type.small};
  display: block;
  color: ${color.inkSoft};
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(4)};
  padding-block: ${space(2)};
  border-bottom: 1px solid ${color.rule};

  &:first-child {
    border-top: 1px solid ${color.rule};
  }
`;
