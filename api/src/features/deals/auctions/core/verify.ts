import { chainProblems, type Sha256 } from './chain.ts';
import { createdTerms, finalHashProblems, openingsMissing } from './ended.ts';
import type { Amount } from './money.ts';
import type { AuctionLog, Receipt } from './log.ts';
import { amountOf } from './money.ts';
import { readEvent } from './readLog.ts';
import { ownCommitmentProblems, receiptProblems } from './receipts.ts';
import { replay } from './replay.ts';
import { isWithheld, withheldProblems } from './withheld.ts';

export interface Evidence {
  /** Receipts of bids; their signatures are checked elsewhere. */
  receipts?: readonly Receipt[];
  /** The hash in the close notice. */
  finalHash?: string;
  sha256: Sha256;
}

/** The outcome of replaying a log. */
export interface Result {
  winner: number | null;
  price: Amount | null;
  end: string | null;
}

export interface Verdict extends Result {
  ok: boolean;
  problems: string[];
}

/** Verifies the log of an ended auction without trusting its source. Problems are reported, never thrown. */
export const verifyLog = async (log: AuctionLog, evidence: Evidence): Promise<Verdict> => {
  const problems: string[] = [];
  const reportErrors = async <T>(check: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await check();
    } catch (error) {
      problems.push(`The log cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };
  const { receipts = [], finalHash, sha256 } = evidence;
  await reportErrors(async () => problems.push(...(await chainProblems(log, sha256))));
  await reportErrors(() => problems.push(...finalHashProblems(log, finalHash)));
  await reportErrors(async () => problems.push(...(await receiptProblems(log, receipts, sha256))));
  await reportErrors(() => problems.push(...ownCommitmentProblems(log)));
  const result = await reportErrors(() => replayed(log, problems));
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
  const { state, exemptBidders, problem } = replay(createdTerms(log, all), events);
  problems.push(...(problem ? [problem] : openingsMissing(events, exemptBidders)));
  const isAwarded = state.outcome === 'awarded';
  return {
    winner: isAwarded ? state.leader : null,
    price: amountOf(state.price),
    end: new Date(state.end).toISOString(),
  };
};
