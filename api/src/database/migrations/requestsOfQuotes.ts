import { Migration } from '@mikro-orm/migrations';
import { OnlineMigration } from './onlineMigration.ts';

/** Quotes that a buyer asked for together. */
export class RequestsOfQuotes extends Migration {
  override up(): void {
    this.addSql('alter table quote add column request_id uuid');
  }
}

export class QuotesOfRequests extends OnlineMigration {
  override up(): void {
    this.addIndexes({ quote_of_request: 'index on quote (request_id) where (request_id is not null)' });
  }
}
