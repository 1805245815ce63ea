import type { Cents } from './money.ts';

export type Qualification = 'none' | 'requested' | 'approved' | 'declined';

/** A participant by alias; the log contains no names. */
export interface Bidder {
  alias: number;
  qualification: Qualification;
  /** Amount and number of the bidder's last bid that is not voided. */
  lastAmount: Cents | null;
  lastBid: number | null;
  /** The current maximum and the number of the bid that set it, which is its priority. */
  max: Cents | null;
  maxBid: number | null;
}

const BITS = 5;
const MASK = (1 << BITS) - 1;

type Page = readonly (Bidder | undefined)[];

/** Persistent map of bidders by alias. Copies share unchanged pages, so replaying a log does not copy all bidders per event. */
export class Bidders {
  private readonly pages: readonly (Page | undefined)[];

  private constructor(pages: readonly (Page | undefined)[]) {
    this.pages = pages;
  }

  static of(bidders: readonly Bidder[]): Bidders {
    const pages: (Bidder | undefined)[][] = [];
    for (const bidder of bidders) (pages[bidder.alias >> BITS] ??= [])[bidder.alias & MASK] = bidder;
    return new Bidders(pages);
  }

  get(alias: number): Bidder | undefined {
    return this.pages[alias >> BITS]?.[alias & MASK];
  }

  /** Sorted by alias. */
  values(): Bidder[] {
    return this.pages.flatMap((page) => (page ?? []).filter((bidder) => bidder !== undefined));
  }

  with(bidder: Bidder): Bidders {
    const pages = this.pages.slice();
    const page = pages[bidder.alias >> BITS]?.slice() ?? [];
    page[bidder.alias & MASK] = bidder;
    pages[bidder.alias >> BITS] = page;
    return new Bidders(pages);
  }
}
