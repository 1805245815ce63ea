// The orders of the seller, in a journal. Webhooks and the socket only say that something has changed: what has changed is read from the
// list, so that nothing is missed if both of them were not connected.
import type { Client } from './client.ts';
import { coalesced } from './coalesced.ts';
import { Journal } from './journal.ts';
import { OrdersDocument, type OrdersQuery } from './operations.generated.ts';
import { sinceBefore } from './overlap.ts';

export type Order = OrdersQuery['orders']['nodes'][number];

export class Orders {
  private readonly client: Client;
  private readonly journal: Journal<Order>;
  private readonly known = new Map<string, Order>();
  private readonly onChange: (order: Order) => void;
  private last: string | null = null;
  /** Reads what has changed since the last time. */
  readonly catchUp: () => Promise<void>;

  constructor(client: Client, path: string, onChange: (order: Order) => void) {
    this.client = client;
    this.journal = new Journal(path);
    this.onChange = onChange;
    for (const order of this.journal.read()) this.note(order);
    this.catchUp = coalesced(() => this.read());
  }

  /** The quantity of each offering's orders that wait for the seller's confirmation. */
  pending(): Map<string, number> {
    const quantities = new Map<string, number>();
    for (const { status, offeringId, quantity } of this.known.values())
      if (status === 'pending' && offeringId !== null)
        quantities.set(offeringId, (quantities.get(offeringId) ?? 0) + (quantity ?? 0));
    return quantities;
  }

  private async read(): Promise<void> {
    const updatedSince = sinceBefore(this.last);
    let after: string | null = null;
    do {
      const { orders }: OrdersQuery = await this.client.graphql(OrdersDocument, { updatedSince, after });
      const changed = orders.nodes.filter((order) => this.known.get(order.id)?.updatedAt !== order.updatedAt);
      // The list begins with the earliest change: if the program ends here, it continues after this page.
      this.journal.add(...changed);
      for (const order of changed) {
        this.note(order);
        this.onChange(order);
      }
      after = orders.pageInfo.hasNextPage ? orders.pageInfo.endCursor : null;
    } while (after !== null);
  }

  private note(order: Order): void {
    this.known.set(order.id, order);
    if (this.last === null || order.updatedAt > this.last) this.last = order.updatedAt;
  }
}
