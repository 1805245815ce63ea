import { createHash, randomBytes } from 'node:crypto';
import { SignedTokens } from '../../../common/signedTokens.ts';

export const DEVICE_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Maximum accounts per browser; the one that signed in longest ago is dropped first. */
const MAX_ACCOUNTS = 5;

export interface Account {
  id: string;
  passwordHash: string;
}

/** A browser in which somebody has signed in to an account. */
interface Device {
  id: string;
  userId: string;
  /** Fingerprint of the password, because a password change makes the device unknown. */
  password: string;
  /** Unix time in milliseconds. */
  until: number;
}

/** The signed list of devices in a browser's cookie, one for each account. The server stores nothing. */
export class KnownDevices {
  private readonly tokens: SignedTokens<Device[]>;

  constructor(secretKey: string) {
    this.tokens = new SignedTokens(secretKey, 'feedstock known devices');
  }

  /** The id of the browser's device for this account, if it is known. */
  find(cookie: string | undefined, account: Account): string | undefined {
    const password = passwordFingerprint(account.passwordHash);
    return this.read(cookie).find((device) => device.userId === account.id && device.password === password)?.id;
  }

  /** The cookie after signing in to this account. A known device keeps its id. */
  add(cookie: string | undefined, account: Account): string {
    const device: Device = {
      id: this.find(cookie, account) ?? randomBytes(16).toString('base64url'),
      userId: account.id,
      password: passwordFingerprint(account.passwordHash),
      until: Date.now() + DEVICE_DAYS * DAY_MS,
    };
    const others = this.read(cookie).filter(({ userId }) => userId !== account.id);
    return this.tokens.sign([device, ...others].slice(0, MAX_ACCOUNTS));
  }

  private read(cookie: string | undefined): Device[] {
    return (this.tokens.read(cookie ?? '') ?? []).filter(({ until }) => until > Date.now());
  }
}

/** The stored hash has a random salt, so this reveals nothing about the password. */
export const passwordFingerprint = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('base64url');
