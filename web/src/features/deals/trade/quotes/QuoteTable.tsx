import { DataTable } from '../../../../kit/ui/DataTable.tsx';
import { Day, Moment, Money, Quantity } from '../../../../kit/ui/Figures.tsx';
import { SmallText, TextLink } from '../../../../kit/ui/Text.tsx';
import { paths } from '../../../../paths.ts';
import { CompanyName } from '../../../people/companies/CompanyName.tsx';
import { useOrderSide } from '../orders/useOrderSide.ts';
import type { QuoteTableFragment } from './QuoteTable.generated.ts';
import { QuoteStatus } from './QuoteStatus.tsx';
import { titleOf } from './titleOf.ts';

type QuoteTableProps = { caption: string; quotes: readonly QuoteTableFragment[] };

/** Quotes with subject, trading partner, current price and whose turn it is. */
export const QuoteTable = ({ caption, quotes }: QuoteTableProps) => {
  const sideOf = useOrderSide();
  return (
    <DataTable
      caption={caption}
      items={quotes}
      columns={[
        {
          header: 'Quote',
          isTitle: true,
          cell: (quote) => (
            <div>
              <TextLink to={paths.quote(quote.id)}>{titleOf(quote)}</TextLink>
              {quote.requestId && (
                <SmallText>
                  <TextLink to={paths.quotesOf(quote.requestId)}>Side by side</TextLink>
                </SmallText>
              )}
            </div>
          ),
        },
        { header: 'You', cell: (quote) => (sideOf(quote) === 'seller' ? 'Sell' : 'Buy') },
        {
          header: 'With',
          cell: (quote) =>
            sideOf(quote) === 'seller' ? (
              <CompanyName user={quote.buyer} company={quote.buyerCompany} />
            ) : (
              <CompanyName user={quote.seller} company={quote.sellerCompany} />
            ),
        },
        { header: 'Changed', isLeftOut: () => true, cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
        {
          header: 'Quantity',
          numeric: true,
          cell: ({ revision: { terms } }) =>
            terms.quantity !== null && <Quantity amount={terms.quantity} unit={terms.unit} />,
        },
        {
          header: 'Price',
          numeric: true,
          isLeftOut: ({ revision }) => revision.terms.price === null,
          cell: ({ revision: { terms } }) =>
            terms.price === null ? '–' : <Money amount={terms.price} unit={terms.unit} />,
        },
        {
          header: 'Valid until',
          isLeftOut: ({ revision }) => revision.terms.validUntil === null,
          cell: ({ revision: { terms } }) => (terms.validUntil ? <Day of={terms.validUntil} last="short" /> : '–'),
        },
        { header: 'Status', cell: (quote) => <QuoteStatus quote={quote} side={sideOf(quote)} /> },
      ]}
    />
  );
};
