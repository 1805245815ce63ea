import { useQuery } from '@apollo/client/react';
import { quantity as written } from '../../../../kit/format.ts';
import { Callout } from '../../../../kit/ui/Callout.tsx';
import { QuotedStockDocument } from './QuotedStock.generated.ts';

type QuotedStockProps = { offeringId: string; quoteId?: string; quantity: number };

/** Tells the seller what is in stock if the open quotes of an offering exceed it. */
export const QuotedStock = ({ offeringId, quoteId, quantity }: QuotedStockProps) => {
  const { data } = useQuery(QuotedStockDocument, { variables: { offeringId }, fetchPolicy: 'cache-and-network' });
  if (!data?.offering) return null;
  const { unit, quantity: left } = data.offering;
  const quoted = data.quotes.nodes
    .filter(({ id, revision }) => id !== quoteId && revision.terms.price !== null)
    .reduce((sum, { revision }) => sum + (revision.terms.quantity ?? 0), 0);
  if (quantity + quoted <= left) return null;
  return (
    <Callout tone="warning" title={`${written(left, unit)} in stock`}>
      {quoted > 0 && `${written(quoted, unit)} are in other open quotes. `}
      Whoever accepts when too little is left is refused.
    </Callout>
  );
};
