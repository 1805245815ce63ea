import { hkdfSync } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import { emailTopics, type EmailTopic } from '../../notices/notices.ts';

/** The topics that a token of a digest unsubscribes from. */
export const ALL_TOPICS = 'all';
type Ended = EmailTopic | typeof ALL_TOPICS;

const KEY_BYTES = 32;
const SEPARATOR = '~';

/** Tokens to unsubscribe from the emails of a topic without signing in. They do not expire and allow nothing else. */
export class UnsubscribeTokens {
  private readonly signer: Signer;

  constructor(secretKey: string) {
    this.signer = new Signer(Buffer.from(hkdfSync('sha256', secretKey, '', 'feedstock unsubscribe', KEY_BYTES)));
  }

  token(userId: string, topic: Ended): string {
    // Base64 may contain a slash, which would end a path segment.
    return this.signer
      .sign(userId + SEPARATOR + topic)
      .replaceAll('+', '-')
      .replaceAll('/', '_');
  }

  /** The member and the topics, or null if nobody signed the token. */
  read(token: string): { userId: string; topics: readonly EmailTopic[] } | null {
    const dot = token.lastIndexOf('.');
    const signature = token.slice(dot).replaceAll('-', '+').replaceAll('_', '/');
    const { valid, value } = this.signer.unsign(token.slice(0, Math.max(dot, 0)) + signature);
    if (!valid || value === null) return null;
    const [userId = '', topic] = value.split(SEPARATOR);
    return { userId, topics: emailTopics.filter((each) => topic === ALL_TOPICS || each === topic) };
  }
}
