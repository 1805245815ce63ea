import { paths, withQuery } from '../../../paths.ts';
import type { TradingMode } from '../../people/accounts/tradingMode.ts';
import type { Prefill } from '../postings/prefill.ts';
import type { Prefills } from './suggestions.ts';

/** Besides the actions of the server, where the query names a material that is offered. */
export const ASK_SUPPLIERS = 'ask-suppliers';

type Asked = { query: string; prefills: Prefills | null; mode: TradingMode };
type Posting = Prefills['rfp'] | Prefills['auction'] | Prefills['offering'];

/** The form's material and values; without prefills the query is its title. */
const filledIn = (query: string, posting: Posting | undefined, further: Prefill = {}) => {
  if (!posting) return { title: query };
  const { title, description, productId, quantity, unit } = posting;
  return {
    product: productId ?? undefined,
    prefill: { title, description, quantity: quantity?.toString(), unit: unit ?? undefined, ...further },
  };
};

const rfpForm = ({ query, prefills }: Asked): string => {
  const rfp = prefills?.rfp;
  const price = rfp?.targetPrice ?? undefined;
  const values = { price, place: rfp?.deliveryLocation ?? undefined, date: rfp?.deliveryDate ?? undefined };
  return paths.marketplace({ tab: 'requirements', open: 'rfp', ...filledIn(query, rfp, values) });
};

const offeringForm = ({ query, prefills }: Asked): string => {
  const offering = prefills?.offering;
  const price = offering?.price ?? undefined;
  const values = { price, place: offering?.location ?? undefined, date: offering?.availableUntil ?? undefined };
  return paths.marketplace({ tab: 'offerings', open: 'offering', ...filledIn(query, offering, values) });
};

const auctionForm = ({ query, prefills, mode }: Asked): string => {
  const auction = prefills?.auction;
  const values = {
    price: auction?.startingPrice ?? undefined,
    basis: auction?.priceBasis ?? undefined,
    // The price of a buyer is a limit, which only a reverse auction can start with.
    type: mode === 'seller' ? 'forward' : 'reverse',
    place: auction?.deliveryLocation ?? undefined,
    terms: auction?.deliveryTerms ?? undefined,
    date: auction?.deliveryDate ?? undefined,
  };
  return paths.auctions({ open: 'auction', ...filledIn(query, auction, values) });
};

/** The request to the suppliers of the material that the query names. */
const quoteForm = ({ prefills }: Asked): string =>
  withQuery(paths.product(prefills?.rfp?.productId ?? ''), { ask: 'quote' });

const targets: Partial<Record<string, (asked: Asked) => string>> = {
  [ASK_SUPPLIERS]: quoteForm,
  'start-rfp': rfpForm,
  'start-auction': auctionForm,
  'marketplace-post': (asked) => (asked.mode === 'seller' ? offeringForm(asked) : rfpForm(asked)),
};

/** The URL of a suggested action for a member, whose form is filled in; an unknown action is only logged. */
export const actionPath = (id: string, asked: Asked): string | null => {
  const target = targets[id];
  if (!target) console.error(`Unknown suggested action: ${id}`);
  return target?.(asked) ?? null;
};
