import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { badInput, DomainError } from '../../../common/errors.ts';
import { ConcurrencyLimiter } from '../../../limits/concurrencyLimiter.ts';
import { brand } from '../../../pages/brand.ts';

export interface Question {
  password: string;
  words: readonly string[];
}

/** The person whose password it is. */
export interface Person {
  email: string;
  firstName: string;
  lastName: string;
  companyName: string;
}

/** Beside this file, in the sources and compiled. */
const SCRIPT = new URL(`./passwordWorker${extname(import.meta.filename)}`, import.meta.url);
const MAX_WAITING = 20;
/** Long enough for the thread to start on a busy machine. */
const MAX_WAIT_MS = 15_000;
const MAX_MEMORY_MB = 256;

const busy = () =>
  new DomainError('UNAVAILABLE', 'The market is busy at the moment. Please try again.', undefined, { retryAfter: 2 });

/**
 * Estimates passwords on a thread of its own, because an estimate can take a quarter of a second of processor time. The thread starts at
 * the first password. If it fails, only the password that it is estimating is refused, and the next one starts a new thread.
 */
export class PasswordStrength {
  private readonly script: URL;
  private readonly maxMs: number;
  private readonly turns = new ConcurrencyLimiter(1, MAX_WAIT_MS);
  private waiting = 0;
  private thread: Worker | undefined;

  constructor(script = SCRIPT, maxMs = MAX_WAIT_MS) {
    this.script = script;
    this.maxMs = maxMs;
  }

  /** Why the password is easy to guess, or null. */
  async weaknessOf(question: Question): Promise<string | null> {
    if (this.waiting >= MAX_WAITING) throw busy();
    this.waiting++;
    try {
      return await this.turns.run('', () => this.ask(question));
    } finally {
      this.waiting--;
    }
  }

  private ask(question: Question): Promise<string | null> {
    const thread = (this.thread ??= this.start());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void thread.terminate(), this.maxMs);
      const done = (): void => {
        clearTimeout(timer);
        thread.off('message', onAnswer);
        thread.off('exit', onExit);
      };
      const onAnswer = (answer: string | null): void => {
        done();
        resolve(answer);
      };
      const onExit = (): void => {
        done();
        reject(busy());
      };
      thread.on('message', onAnswer);
      thread.on('exit', onExit);
      thread.postMessage(question);
    });
  }

  private start(): Worker {
    const thread = new Worker(this.script, { env: {}, resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB } });
    // Without a listener an error would end the process; 'exit' follows.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      if (this.thread === thread) this.thread = undefined;
    });
    thread.unref();
    return thread;
  }
}

const strength = new PasswordStrength();

/** The words that somebody who knows the person would try. */
const wordsOf = ({ email, firstName, lastName, companyName }: Person): string[] => {
  const parts = [email, firstName, lastName, companyName].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  const words = [
    email,
    email.split('@')[0] ?? '',
    `${firstName}${lastName}`,
    `${lastName}${firstName}`,
    companyName.replaceAll(/[^\p{L}\p{N}]+/gu, ''),
    ...parts,
    brand,
  ];
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => word.length > 2);
};

/** Refuses a password that is easy to guess, at the given field of the input. To be called after the caller has been charged. */
export const refuseWeakPassword = async (password: string, field: string, person: Person): Promise<void> => {
  const weakness = await strength.weaknessOf({ password, words: wordsOf(person) });
  if (weakness !== null) throw badInput(weakness, { [field]: weakness });
};
