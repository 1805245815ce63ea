import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

/** argon2id with parameters recommended by OWASP: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

const derive = promisify(argon2);

/** At most two of libuv's four threads, so that file access and DNS stay responsive while many log in. */
const MAX_AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

const hash = async (parameters: Argon2Parameters): Promise<Buffer> => {
  if (running >= MAX_AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  running++;
  try {
    return await derive('argon2id', parameters);
  } finally {
    running--;
    waiting.shift()?.();
  }
};

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** A password as `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const tag = await hash({ message: password, nonce, ...COST });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(tag)}`;
};

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

export const verifyPassword = async (password: string, stored: string): Promise<boolean> => {
  const [, memory, passes, parallelism, salt = '', tag = ''] = FORM.exec(stored) ?? [];
  if (!memory) return false;
  const wanted = Buffer.from(tag, 'base64');
  const nonce = Buffer.from(salt, 'base64');
  const actual = await hash({
    message: password,
    nonce,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  });
  return timingSafeEqual(actual, wanted);
};

/** A hash to compare with for unknown addresses, so that they take as long as known ones. */
export const UNKNOWN_USER_HASH = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(32))}`;
