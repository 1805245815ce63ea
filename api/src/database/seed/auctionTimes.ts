import type { AuctionTimes } from './auctionTerms.ts';
import type { AuctionData } from './data.ts';
import { randomOf, type Random } from './random.ts';
import { DAY, floorTo, HOUR, later, MINUTE, startOf } from './time.ts';

const FIVE = 5 * MINUTE;

/** Auctions that are live now must still be live at the end of the hour. */
const SOONEST_END = 80 * MINUTE;
const LATEST_END = 3 * DAY;

/** Ended auctions depend on the day only, the others on the hour. */
export const timesOf = (data: AuctionData, all: readonly AuctionData[], today: string, hour: Date): AuctionTimes => {
  const random = randomOf('auction times', data.title, today);
  const samePhase = all.filter(({ phase }) => phase === data.phase);
  const nth = samePhase.indexOf(data);
  // Steps of seven spread the ends of neighbours in the file.
  if (data.phase === 'live') return liveTimes(((nth * 7) % samePhase.length) / (samePhase.length - 1), hour, random);
  if (data.phase === 'upcoming') return upcomingTimes(nth, hour, random);
  const endTime = later(startOf(today), -random.whole(1, 29) * DAY - random.whole(6 * 12, 18 * 12) * FIVE);
  const startTime = later(endTime, -random.whole(2 * 288, 5 * 288) * FIVE);
  return { createdAt: before(startTime, random), startTime, endTime };
};

/** Duration of hours or days, with more auctions ending soon: `place` 0 ends first, 1 last. */
export const liveTimes = (place: number, hour: Date, random: Random): AuctionTimes => {
  const ahead = SOONEST_END * (LATEST_END / SOONEST_END) ** place;
  const startTime = later(hour, -random.whole(3 * 12, 4 * 288) * FIVE);
  return { createdAt: before(startTime, random), startTime, endTime: floorTo(later(hour, ahead + FIVE), FIVE) };
};

export const upcomingTimes = (nth: number, hour: Date, random: Random): AuctionTimes => {
  const startTime = later(hour, (nth === 0 ? 2 : random.whole(3, 5 * 24)) * HOUR);
  const createdAt = later(hour, -random.whole(6 * 60, 3 * 24 * 60) * MINUTE);
  return { createdAt, startTime, endTime: later(startTime, random.whole(1, 4) * DAY) };
};

const before = (startTime: Date, random: Random) => later(startTime, -random.whole(4 * 60, 4 * 24 * 60) * MINUTE);
