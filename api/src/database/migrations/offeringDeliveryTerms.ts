import { OnlineMigration } from './onlineMigration.ts';

/** Offerings are listed by their Incoterms. */
export class OfferingDeliveryTerms extends OnlineMigration {
  override up(): void {
    this.addIndexes({
      offering_delivery_terms: "index on offering (delivery_terms, created_at, id) where (status = 'active')",
    });
  }
}
