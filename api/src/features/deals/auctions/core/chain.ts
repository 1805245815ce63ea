import { canonical } from './canonical.ts';
import { RULES_VERSION } from './loggedTerms.ts';
import { chainText, type AuctionLog, type LoggedEvent } from './log.ts';
import { commitmentIn, payloadOf } from './readLog.ts';

/** Hashes text (as UTF-8) or bytes to lower-case hex. Asynchronous because WebCrypto is. */
export type Sha256 = (text: string | Uint8Array<ArrayBuffer>) => Promise<string>;

const MEMBERS = ['seq', 'type', 'v', 'at', 'payload', 'previousHash', 'hash', 'opened'];
const SALT = /^[0-9a-f]{64}$/;

/** Checks the hash chain: sequence numbers without gaps, correct hashes, nothing removed, added or changed. */
export const chainProblems = async ({ auctionId, events }: AuctionLog, sha256: Sha256): Promise<string[]> => {
  const problems: string[] = [];
  for (const [index, event] of events.entries()) {
    const hash = await sha256(chainText({ ...event, auctionId }));
    const faults = linkFaults(event, { index, hash, previousHash: events[index - 1]?.hash ?? '' });
    problems.push(...faults.map((fault) => `Event ${event.seq} ${fault}.`), ...(await openingProblems(event, sha256)));
  }
  return problems;
};

const linkFaults = (event: LoggedEvent, right: { index: number; hash: string; previousHash: string }): string[] => {
  const unhashed = Object.keys(event).filter((key) => !MEMBERS.includes(key));
  const faults = {
    [`is at position ${right.index + 1}`]: event.seq !== right.index + 1,
    'does not follow the event before it': event.previousHash !== right.previousHash,
    'does not match its hash': event.hash !== right.hash,
    'has an unknown version': event.v !== RULES_VERSION,
    'has an invalid time': event.at !== new Date(event.at).toISOString(),
    'is not canonical': event.payload !== canonical(payloadOf(event)),
    [`has members that no hash covers: ${unhashed.join(', ')}`]: unhashed.length > 0,
  };
  return Object.entries(faults).flatMap(([fault, isFound]) => (isFound ? [fault] : []));
};

/** SHA-256 of salt and canonical JSON: commits to a value without revealing it. */
export const commitmentOf = (salt: string, value: unknown, sha256: Sha256): Promise<string> => {
  const text = new TextEncoder().encode(canonical(value));
  const bytes = new Uint8Array(32 + text.length);
  for (let index = 0; index < 32; index++) bytes[index] = Number.parseInt(salt.slice(index * 2, index * 2 + 2), 16);
  bytes.set(text, 32);
  return sha256(bytes);
};

/** Checks the opened values against their commitments. */
const openingProblems = async (event: LoggedEvent, sha256: Sha256): Promise<string[]> => {
  const problems: string[] = [];
  const committed = new Map(Object.entries(payloadOf(event)));
  for (const [field, { salt, value }] of Object.entries(event.opened ?? {})) {
    const commitment = commitmentIn(field, committed.get(field));
    const isRight = SALT.test(salt) && commitment === (await commitmentOf(salt, value, sha256));
    if (!isRight) problems.push(`Event ${event.seq}: ${field} does not match its commitment.`);
  }
  return problems;
};
