import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Values in texts that only this server can have made. They are signed, not encrypted, and fit into a path or a cookie. */
export class SignedTokens<Value> {
  private readonly key: Uint8Array;

  /** Each `purpose` has a key of its own. */
  constructor(secretKey: string, purpose: string) {
    this.key = new Uint8Array(hkdfSync('sha256', secretKey, '', purpose, 32));
  }

  sign(value: Value): string {
    return this.signed(Buffer.from(JSON.stringify(value)).toString('base64url'));
  }

  /** Undefined for a text that was not signed for this purpose. */
  read(token: string): Value | undefined {
    const [payload = ''] = token.split('.');
    const [expected, actual] = [Buffer.from(this.signed(payload)), Buffer.from(token)];
    if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Value;
  }

  private signed(payload: string): string {
    return `${payload}.${createHmac('sha256', this.key).update(payload).digest('base64url')}`;
  }
}
