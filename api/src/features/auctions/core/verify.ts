import { chainProblems, type Sha256 } from './chain.ts';
import { createdTerms, finalHashProblems, openingsMissing } from './ended.ts';
import type { Amount } from './events.ts';
import type { AuctionLog, Receipt } from './log.ts';
import { amountOf } from './money.ts';
import { readEvent } from './readLog.ts';
import { ownCommitmentProblems, receiptProblems } from './receipts.ts';
import { replay } from './replay.ts';
import { isWithheld, withheldProblems } from './withheld.ts';

export interface Evidence {
  /** Of bids that somebody made; their signatures are checked elsewhere. */
  receipts?: readonly Receipt[];
  /** The hash in the close notice. */
  finalHash?: string;
  sha256: Sha256;
}

/** What replaying a log comes to. */
export interface Result {
  winner: number | null;
  price: Amount | null;
  end: string | null;
}

export interface Verdict extends Result {
  ok: boolean;
  problems: string[];
}

/** Checks the log of an ended auction without trusting whoever gave it; whatever is wrong with it is told, never thrown. */
export const verifyLog = async (log: AuctionLog, evidence: Evidence): Promise<Verdict> => {
  const problems: string[] = [];
  const told = async <T>(check: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await check();
    } catch (error) {
      problems.push(`The log cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };
  const { receipts = [], finalHash, sha256 } = evidence;
  await told(async () => problems.push(...(await chainProblems(log, sha256))));
  await told(() => problems.push(...finalHashProblems(log, finalHash)));
  await told(async () => problems.push(...(await receiptProblems(log, receipts, sha256))));
  await told(() => problems.push(...ownCommitmentProblems(log)));
  const result = await told(() => replayed(log, problems));
  return { ok: problems.length === 0, problems, ...(result ?? { winner: null, price: null, end: null }) };
};

const replayed = (log: AuctionLog, problems: string[]): Result => {
  if (isWithheld(log)) {
    const found = withheldProblems(log);
    problems.push(...found.problems);
    return { winner: null, price: null, end: found.end };
  }
  const all = log.events.map(readEvent);
  const events = all.slice(1);
  const { state, keepers, problem } = replay(createdTerms(log, all), events);
  problems.push(...(problem ? [problem] : openingsMissing(events, keepers)));
  const isAwarded = state.outcome === 'awarded';
  return {
    winner: isAwarded ? state.leader : null,
    price: amountOf(state.price),
    end: new Date(state.end).toISOString(),
  };
};
