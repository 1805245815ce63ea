import { column, reads } from '../../reading/reading.ts';
import { sql } from '../../reading/sql.ts';
import { newest } from '../postings/postings.reading.ts';
import { Order } from './order.entity.ts';

reads(Order, {
  visible: (row, viewer) =>
    viewer.admin || (viewer.id !== null && sql`(${row}.buyer_id = ${viewer.id} or ${row}.seller_id = ${viewer.id})`),
  fields: {
    buyerId: column('buyer_id'),
    sellerId: column('seller_id'),
    offeringId: column('offering_id'),
    bidId: column('bid_id'),
  },
  sorts: { newest },
  filters: { status: (row, status: string) => sql`${row}.status = ${status}` },
});
