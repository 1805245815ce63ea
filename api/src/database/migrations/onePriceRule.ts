import { Migration } from '@mikro-orm/migrations';
import { functionsOfSchema } from './functionsOfSchema.ts';

/** One offer and many are converted and judged by the same functions. */
export class OnePriceRule extends Migration {
  override up(): void {
    for (const sql of functionsOfSchema('price_verdict', 'comparison_of', 'price_finding', 'check_prices'))
      this.addSql(sql);
    this.addSql('drop function differs_much');
  }
}
