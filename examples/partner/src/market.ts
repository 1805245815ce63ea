// The own offerings on the market.
import { ApiError, type Client } from './client.ts';
import type { Offered, Step } from './difference.ts';
import { MeDocument, OfferingsDocument, WithdrawDocument, type OfferingsQuery } from './operations.generated.ts';
import { sinceBefore } from './overlap.ts';

/** Writes at the same time. */
const WRITERS = 4;

export interface Refused {
  step: Step;
  error: ApiError;
}

export class Market {
  private readonly client: Client;
  private userId: string | undefined;
  private last: string | null = null;
  private readonly offerings = new Map<string, Offered>();

  constructor(client: Client) {
    this.client = client;
  }

  /** All own offerings: the first time all are read, then those that have changed. */
  async read(): Promise<Iterable<Offered>> {
    this.userId ??= await this.whoAmI();
    const updatedSince = sinceBefore(this.last);
    let after: string | null = null;
    do {
      const page: OfferingsQuery = await this.client.graphql(OfferingsDocument, {
        userId: this.userId,
        updatedSince,
        after,
      });
      const { nodes, pageInfo } = page.offerings;
      for (const { updatedAt, ...offering } of nodes) {
        this.offerings.set(offering.id, offering);
        if (this.last === null || updatedAt > this.last) this.last = updatedAt;
      }
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    return this.offerings.values();
  }

  /** Does the steps; a step that the market refuses does not keep it from doing the others. */
  async write(steps: readonly Step[]): Promise<Refused[]> {
    const refused: Refused[] = [];
    const waiting = [...steps];
    const writer = async (): Promise<void> => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        try {
          await this.do(step);
        } catch (error) {
          if (!(error instanceof ApiError) || !isAboutStep(error)) throw error;
          refused.push({ step, error });
        }
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
    return refused;
  }

  private async do(step: Step): Promise<void> {
    if (step.kind === 'withdraw') {
      await this.client.graphql(WithdrawDocument, { ids: [step.id] });
      return;
    }
    const { sku, terms, ...offering } = step.item;
    await this.client.put(`/api/offerings/by-sku/${encodeURIComponent(sku)}`, {
      ...offering,
      ...terms,
      status: 'active',
      ...(step.kind === 'change' && { expectedQuantity: step.expectedQuantity }),
    });
  }

  private async whoAmI(): Promise<string> {
    const { me } = await this.client.graphql(MeDocument);
    if (!me) throw new Error('The key belongs to no member.');
    return me.id;
  }
}

/** Wrong fields and conflicts; not a wrong key or a quota, which hold for all steps. */
const isAboutStep = ({ status }: ApiError): boolean => [400, 404, 409, 422].includes(status);
