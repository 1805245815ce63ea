import { canonical } from './canonical.ts';
import { RULES_VERSION } from './events.ts';
import { chainText, type AuctionLog, type LoggedEvent } from './log.ts';
import { commitmentIn, payloadOf } from './readLog.ts';

/** Lower-case hex of a text's UTF-8 bytes or of bytes; the browser's is asynchronous. */
export type Sha256 = (text: string | Uint8Array) => Promise<string>;

const SALT = /^[0-9a-f]{64}$/;

/** Whether every link holds the one before: numbers dense, hashes right, nothing left out, put in or changed. */
export const chainProblems = async ({ auctionId, events }: AuctionLog, sha256: Sha256): Promise<string[]> => {
  const problems: string[] = [];
  let previousHash = '';
  for (const [index, event] of events.entries()) {
    const { seq, hash } = event;
    if (seq !== index + 1) problems.push(`Event ${seq} stands at place ${index + 1}.`);
    if (event.previousHash !== previousHash) problems.push(`Event ${seq} does not follow the event before it.`);
    if ((await sha256(chainText({ ...event, auctionId }))) !== hash)
      problems.push(`Event ${seq} does not match its hash.`);
    if (event.v !== RULES_VERSION) problems.push(`Event ${seq} is of a version not known here.`);
    if (event.at !== new Date(event.at).toISOString()) problems.push(`Event ${seq} has a malformed time.`);
    if (event.payload !== canonical(payloadOf(event))) problems.push(`Event ${seq} is not canonical.`);
    problems.push(...(await openingProblems(event, sha256)));
    previousHash = hash;
  }
  return problems;
};

/** SHA-256 of salt and canonical JSON: binds to a value without telling it. */
export const commitmentOf = (salt: string, value: unknown, sha256: Sha256): Promise<string> => {
  const text = new TextEncoder().encode(canonical(value));
  const bytes = new Uint8Array(32 + text.length);
  for (let index = 0; index < 32; index++) bytes[index] = Number.parseInt(salt.slice(index * 2, index * 2 + 2), 16);
  bytes.set(text, 32);
  return sha256(bytes);
};

/** Whether what was opened is what was committed to. */
const openingProblems = async (event: LoggedEvent, sha256: Sha256): Promise<string[]> => {
  const problems: string[] = [];
  const committed = new Map(Object.entries(payloadOf(event)));
  for (const [field, { salt, value }] of Object.entries(event.opened ?? {})) {
    const commitment = commitmentIn(field, committed.get(field));
    const isRight = SALT.test(salt) && commitment === (await commitmentOf(salt, value, sha256));
    if (!isRight) problems.push(`Event ${event.seq}: ${field} is not what was committed to.`);
  }
  return problems;
};
