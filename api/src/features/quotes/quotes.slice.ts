import type { Slice } from '../../schema/market.ts';
import { Quote, QuoteRevision } from './quote.entity.ts';
import { MessageQuote, QuotesResolver } from './quotes.resolver.ts';
import './quotes.reading.ts';
import './findQuotes.reading.ts';

export const quotes: Slice = {
  name: 'quotes',
  entities: [Quote, QuoteRevision],
  resolvers: [QuotesResolver, MessageQuote],
};
