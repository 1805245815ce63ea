import { Migration } from '@mikro-orm/migrations';

/** An id of version 7, as the server makes it: uuidv7() exists from PostgreSQL 18 on only. */
export const NEW_ID = `
create or replace function new_id() returns uuid language sql parallel safe return
  encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid;
`;

/** For databases whose conversations were made with uuidv7(). */
export class NewIds extends Migration {
  override up(): void {
    this.addSql(NEW_ID);
    for (const table of ['conversation', 'company_member'])
      this.addSql(`alter table ${table} alter column id set default new_id()`);
  }
}
