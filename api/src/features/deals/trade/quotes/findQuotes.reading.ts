import { idIs } from '../../../../reading/id.ts';
import { extendType, hidden, isViewersParty, personal, type Rule } from '../../../../reading/reading.ts';
import { codeOf, searchWords } from '../../../../reading/search.ts';
import { and, sql } from '../../../../reading/sql.ts';
import { partyName } from '../orders/orders.reading.ts';
import { Quote } from './quote.entity.ts';

const isBuyer: Rule = (quote, viewer) => isViewersParty(sql`${quote}.buyer_party_id`, viewer);

extendType(
  Quote,
  { requestId: personal(hidden((quote) => sql`${quote}.request_id`, isBuyer)) },
  {
    filters: {
      requestId: (row, id: string, viewer) => and([idIs(sql`${row}.request_id`, id), isBuyer(row, viewer)]),
      search: (row, text: string) => {
        const title = sql`(select offering.title from offering where offering.id = ${row}.offering_id)`;
        const buyer = partyName(sql`${row}.buyer_party_id`, sql`${row}.buyer_id`);
        const seller = partyName(sql`${row}.seller_party_id`, sql`${row}.seller_id`);
        const words = sql`lower(${title} || ' ' || ${buyer} || ' ' || ${seller})`;
        return searchWords(words, text).or(sql`${row}.number = upper(${codeOf(text)})`);
      },
    },
  },
);
