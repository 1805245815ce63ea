// Members and attackers at addresses of their own.
import { newId } from '../src/database/id.ts';
import { registration } from '../test/bodies.ts';
import { Caller } from '../test/caller.ts';
import { cookieIn } from '../test/secondFactor.ts';

export const { password } = registration;

let networks = 0;
/** An address that no other caller has, as the proxy reports it. */
const anAddress = (): Record<string, string> => ({
  'x-forwarded-for': `10.${++networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
});
/** Somebody at an address of their own. */
export const somebodyAt = (url: string): Caller => new Caller(url, anAddress());

export const anEmail = (): string => `${newId()}@acme.example`;

export interface Member {
  id: string;
  email: string;
  session: string;
  /** The cookie of the device in which the account was registered. */
  device: string;
}

export const aMemberAt = async (url: string, email = anEmail()): Promise<Member> => {
  const register = () => somebodyAt(url).post('/api/register', { ...registration, email });
  let answer = await register();
  // The estimate of a password takes too long on a busy machine, most of all the first one.
  for (let nth = 1; nth < 10 && answer.status === 503; nth++) answer = await register();
  if (answer.status !== 201) throw new Error(answer.text);
  const { id } = (JSON.parse(answer.text) as { user: { id: string } }).user;
  return { id, email, session: cookieIn(answer), device: cookieIn(answer, 'feedstock_devices') };
};

/** Does the work for each number below `count`, so many at a time. */
export const times = async <Result>(
  count: number,
  atOnce: number,
  work: (nth: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const nth = next++;
      results[nth] = await work(nth);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
};

/** The time of some work in milliseconds. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** The time that this part of all times does not exceed. */
export const quantile = (milliseconds: readonly number[], part: number): number =>
  [...milliseconds].sort((a, b) => a - b)[Math.min(milliseconds.length - 1, Math.floor(milliseconds.length * part))] ??
  NaN;
