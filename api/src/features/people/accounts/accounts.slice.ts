import type { Slice } from '../../../schema/market.ts';
import { User } from './user.entity.ts';
import { Session } from './session.entity.ts';
import { AccountsResolver } from './accounts.resolver.ts';
import { LinksResolver } from './links.resolver.ts';
import { SettingsResolver } from './settings.resolver.ts';
import { SecondFactorResolver } from './secondFactor/secondFactor.resolver.ts';
import { PasskeysResolver } from './secondFactor/passkeys.resolver.ts';
import { ApiKeysResolver, CreatedApiKeyFields } from './apiKeys/apiKeys.resolver.ts';
import './accounts.reading.ts';
import './apiKeys/apiKeys.reading.ts';
import { ApiKeyStore } from './apiKeys/apiKeyStore.ts';
import { KeyUsage } from './apiKeys/keyUsage.ts';
import { Challenges, purgeUsedChallenges } from './challenges.ts';
import { SESSIONS_ENDED } from './endSessions.ts';
import { type Account, KnownDevices } from './knownDevices.ts';
import { LINK_EMAIL, linkTask, PASSWORD_RESET_EMAIL, passwordResetTask } from './linkEmails.ts';
import { LoginLimits } from './loginLimits.ts';
import { purgeLinks } from './oneTimeLinks.ts';
import type { OpenSession } from './openSession.type.ts';
import type { SealedSecrets } from '../../../common/sealedSecrets.ts';
import { authenticatorSecrets } from './secondFactor/resealAuthenticators.ts';
import { SessionStore } from './sessionStore.ts';

declare module '../../../schema/services.ts' {
  interface Services {
    sessions: SessionStore;
    loginLimits: LoginLimits;
    knownDevices: KnownDevices;
    apiKeys: ApiKeyStore;
    keyUsage: KeyUsage;
    challenges: Challenges;
    /** Encrypts the secrets of authenticator apps. */
    authenticatorSecrets: SealedSecrets;
  }
}

declare module '../../../schema/context.ts' {
  interface Transport {
    /** Starts a session for the account on this transport and remembers the device. */
    signIn(account: Account, passed?: { secondFactor: boolean }): Promise<void>;
    /** The id of the caller's device if somebody has signed in to the account with it; undefined for an unknown device. */
    deviceOf(account: Account): string | undefined;
    /** Makes the caller's browser a known device of the account. */
    rememberDevice(account: Account): void;
    /** Ends the session of this request. */
    signOut(): Promise<void>;
    /** All sessions of the user. */
    sessionsOf(userId: string): Promise<OpenSession[]>;
    /** Ends a session by its `id`; false if there is none. */
    endSession(userId: string, id: string): Promise<boolean>;
    /** Ends all sessions of the user, including the one of this request. */
    endSessions(userId: string): Promise<void>;
    readonly limits: LoginLimits;
  }
}

/** How late the usage of API keys is written. */
const USAGE_MS = 5_000;

export const accounts: Slice = {
  name: 'accounts',
  entities: [User, Session],
  resolvers: [
    AccountsResolver,
    LinksResolver,
    SettingsResolver,
    SecondFactorResolver,
    PasskeysResolver,
    ApiKeysResolver,
    CreatedApiKeyFields,
  ],
  open: ({ settings, secretKey, pools, sharedLimits, isLimited, notifications, services, log }) => {
    const pool = pools.reads;
    const sessions = new SessionStore(pool, settings.session);
    const loginLimits = new LoginLimits(pool, settings.limits, isLimited, sharedLimits);
    const apiKeys = new ApiKeyStore(pool, {
      wrongKeys: sharedLimits.limiter('wrong_key', { points: settings.limits.loginFailuresPerMinute, duration: 60 }),
      isLimited,
    });
    const keyUsage = new KeyUsage(pool);
    notifications.on(SESSIONS_ENDED, () => {
      sessions.invalidate();
      apiKeys.invalidate();
    });
    return {
      services: {
        sessions,
        loginLimits,
        knownDevices: new KnownDevices(secretKey),
        apiKeys,
        keyUsage,
        challenges: new Challenges(secretKey),
        authenticatorSecrets: authenticatorSecrets(secretKey),
      },
      tasks: {
        emails: {
          [PASSWORD_RESET_EMAIL]: passwordResetTask(pool, services.mailer),
          [LINK_EMAIL]: linkTask(pool, services.mailer),
        },
      },
      intervals: [{ name: 'write usage of API keys', everyMs: USAGE_MS, run: () => keyUsage.write() }],
      recurring: [
        { name: 'purge sessions', at: '10 * * * *', run: () => sessions.purge() },
        { name: 'purge login limits', at: '20 * * * *', run: () => loginLimits.purge() },
        { name: 'purge used challenges', at: '25 * * * *', run: () => purgeUsedChallenges(pool) },
        { name: 'purge one-time links', at: '30 * * * *', run: () => purgeLinks(pool) },
        { name: 'purge usage of API keys', at: '45 * * * *', run: () => keyUsage.purge() },
      ],
      stop: () => keyUsage.write().catch((error: unknown) => log.warn({ err: error }, 'usage of API keys is lost')),
    };
  },
};
