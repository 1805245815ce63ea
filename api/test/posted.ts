// Postings made over the API, as members make them: with all that follows from them, such as an auction's log.
import type { Body, Caller } from './caller.ts';

export const AN_AUCTION = {
  title: 'Acid',
  description: 'Strong.',
  productId: 'none',
  quantity: 20,
  unit: 'MT',
  startingPrice: '100.00',
  bidIncrement: '5.00',
};

export const inMs = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();

/** A live forward auction from 100.00 in steps of 5.00 for an hour, unless said otherwise; answers its id. */
export const postAuction = async (owner: Caller, body: Body = {}): Promise<string> => {
  const { status, text } = await owner.post('/api/auctions', {
    ...AN_AUCTION,
    startTime: inMs(-60_000),
    endTime: inMs(3_600_000),
    ...body,
  });
  if (status !== 201) throw new Error(text);
  return String((JSON.parse(text) as Body)['id']);
};
