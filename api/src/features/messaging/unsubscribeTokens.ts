import { SignedTokens } from '../../signedTokens.ts';
import { emailTopics, type EmailTopic } from '../email/notices.ts';

/** The topics that a token of a digest unsubscribes from. */
export const ALL_TOPICS = 'all';
type Ended = EmailTopic | typeof ALL_TOPICS;

/** Tokens to unsubscribe from the emails of a topic without signing in. They do not expire and allow nothing else. */
export class UnsubscribeTokens {
  private readonly tokens: SignedTokens<[userId: string, topic: Ended]>;

  constructor(secretKey: string) {
    this.tokens = new SignedTokens(secretKey, 'feedstock unsubscribe');
  }

  token(userId: string, topic: Ended): string {
    return this.tokens.sign([userId, topic]);
  }

  /** The member and the topics, or null if nobody signed the token. */
  read(token: string): { userId: string; topics: readonly EmailTopic[] } | null {
    const [userId, topic] = this.tokens.read(token) ?? [];
    if (userId === undefined) return null;
    return { userId, topics: emailTopics.filter((each) => topic === ALL_TOPICS || each === topic) };
  }
}
