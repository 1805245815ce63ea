import { extendType } from '../../reading/reading.ts';
import { codeOf, searchWords } from '../../reading/search.ts';
import { sql } from '../../reading/sql.ts';
import { partyName } from '../orders/orders.reading.ts';
import { Quote } from './quote.entity.ts';

extendType(
  Quote,
  {},
  {
    filters: {
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
