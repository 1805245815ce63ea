import { Columns2, FileText, MoreHorizontal } from 'lucide-react';
import { styled } from 'styled-components';
import { Button, IconButton, LinkButton } from '../../../kit/ui/Button.tsx';
import { VisuallyHidden } from '../../../kit/ui/Layout.tsx';
import { Menu, MenuItem, MenuLink } from '../../../kit/ui/Menu.tsx';
import { SmallText } from '../../../kit/ui/Text.tsx';
import { paths, type Ask } from '../../../paths.ts';
import { media, space } from '../../../theme.ts';
import { deselect, MAX_COMPARED, select, useSelection } from '../catalogue/compare/selection.ts';
import { companyNameOf } from '../../people/companies/CompanyName.tsx';
import { useOnlyReads } from '../../people/companies/useOnlyReads.ts';
import { inquiryLabels } from './inquiryLabels.ts';
import type { SupplierOffersFragment } from './SupplierOffers.generated.ts';
import { paymentTermLabels } from './termLabels.ts';

type OfferActionsProps = {
  offer: SupplierOffersFragment;
  isMember: boolean;
  isOwn: boolean;
  onInquire: (asked: Ask) => void;
};

/** Asks for a quote or contacts the supplier; the rest of an offer is in a menu. Visitors sign in first and come to the dialog. */
export const OfferActions = ({ offer, isMember, isOwn, onInquire }: OfferActionsProps) => {
  const { id, title, terms } = offer;
  const compared = useSelection().offers;
  const isCompared = compared.some((one) => one.id === id);
  const signIn = (open: Ask) => paths.auth({ next: paths.offering(id, { open }) });
  const onlyReads = useOnlyReads();
  const nameOf = (asked: Ask) => (
    <>
      {inquiryLabels[asked]}
      <VisuallyHidden>
        {' '}
        of {companyNameOf(offer)}, {title}
      </VisuallyHidden>
    </>
  );
  const look = { size: 'small', variant: 'secondary' } as const;
  return (
    <Pair>
      {isOwn ? (
        <SmallText as="span">Your offering</SmallText>
      ) : (
        !onlyReads && (
          <Ways>
            {(['quote', 'contact'] as const).map((asked) =>
              isMember ? (
                <Button key={asked} {...look} onClick={() => onInquire(asked)}>
                  {nameOf(asked)}
                </Button>
              ) : (
                <LinkButton key={asked} {...look} to={signIn(asked)}>
                  {nameOf(asked)}
                </LinkButton>
              ),
            )}
          </Ways>
        )
      )}
      <Menu
        trigger={
          <IconButton label={`More about the offer of ${companyNameOf(offer)}`}>
            <MoreHorizontal size={18} aria-hidden />
          </IconButton>
        }
        head={terms.paymentTerms && <SmallText>{paymentTermLabels[terms.paymentTerms]}</SmallText>}
      >
        <MenuLink to={paths.offering(id)}>
          <FileText size={16} aria-hidden />
          {title}
        </MenuLink>
        {(isCompared || compared.length < MAX_COMPARED) && (
          <MenuItem onSelect={() => (isCompared ? deselect('offers', id) : select('offers', { id, name: title }))}>
            <Columns2 size={16} aria-hidden />
            {isCompared ? 'Do not compare' : 'Compare'}
          </MenuItem>
        )}
      </Menu>
    </Pair>
  );
};

const Pair = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${space(1)};
  white-space: nowrap;
`;

const Ways = styled.div`
  display: grid;
  flex: 1;
  gap: ${space(1)};

  ${media.phone} {
    grid-auto-flow: column;
  }
`;
