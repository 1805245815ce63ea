import type { FastifyReply, FastifyRequest } from 'fastify';
import { badInput, forbidden } from '../../common/errors.ts';
import type { Account, KnownDevices } from '../../features/people/accounts/knownDevices.ts';
import type { LoginLimits } from '../../features/people/accounts/loginLimits.ts';
import type { OpenSession } from '../../features/people/accounts/openSession.type.ts';
import type { SessionStore } from '../../features/people/accounts/sessionStore.ts';
import type { Transport } from '../../schema/context.ts';
import type { HostCookie } from './cookie.ts';

/** Composed once and shared by all requests. */
export interface SignIn {
  sessions: SessionStore;
  cookie: HostCookie;
  devices: KnownDevices;
  deviceCookie: HostCookie;
  limits: LoginLimits;
  publicUrl: string | undefined;
}

/** Signing in and out over HTTP. */
export class HttpTransport implements Transport {
  readonly kind: Transport['kind'];
  readonly idempotencyKey: string | null;
  readonly meantCompany: string | undefined;
  readonly address: string;
  readonly userAgent: string | null;
  readonly requestId: string;
  readonly pageOrigin: string | undefined;
  readonly limits: LoginLimits;
  private readonly request: FastifyRequest;
  private readonly reply: FastifyReply;
  private readonly shared: SignIn;

  constructor(request: FastifyRequest, reply: FastifyReply, kind: Transport['kind'], shared: SignIn) {
    this.kind = kind;
    this.request = request;
    this.reply = reply;
    this.shared = shared;
    this.limits = shared.limits;
    this.address = request.ip;
    this.userAgent = request.headers['user-agent'] ?? null;
    this.requestId = request.id;
    // Without PUBLIC_URL the origin is the one that the check of origins has compared with the host.
    this.pageOrigin = shared.publicUrl === undefined ? request.headers.origin : new URL(shared.publicUrl).origin;
    const key = request.headers['idempotency-key'];
    this.meantCompany = request.headers['feedstock-company']?.toString();
    this.idempotencyKey = typeof key === 'string' && key !== '' ? key : null;
  }

  get gone(): AbortSignal {
    const { raw } = this.reply;
    const gone = new AbortController();
    const abort = () => gone.abort(badInput('The caller has disconnected.'));
    if (raw.destroyed) abort();
    else raw.once('close', abort);
    return gone.signal;
  }

  /** Each login makes a new session id and ends the previous session of the browser, which becomes a known device of the account. */
  async signIn(account: Account, { secondFactor } = { secondFactor: false }): Promise<void> {
    await this.endOwn();
    this.request.memberId = account.id;
    this.shared.cookie.set(this.reply, await this.shared.sessions.start(account.id, this.userAgent, secondFactor));
    this.rememberDevice(account);
  }

  rememberDevice(account: Account): void {
    this.shared.deviceCookie.set(
      this.reply,
      this.shared.devices.add(this.shared.deviceCookie.read(this.request), account),
    );
  }

  deviceOf(account: Account): string | undefined {
    return this.shared.devices.find(this.shared.deviceCookie.read(this.request), account);
  }

  async signOut(): Promise<void> {
    await this.endOwn();
    this.shared.cookie.clear(this.reply);
  }

  sessionsOf(userId: string): Promise<OpenSession[]> {
    return this.shared.sessions.ofUser(userId, this.shared.cookie.read(this.request));
  }

  endSession(userId: string, id: string): Promise<boolean> {
    return this.shared.sessions.endOf(userId, id);
  }

  async endSessions(userId: string): Promise<void> {
    await this.shared.sessions.endAllOf(userId);
    this.shared.cookie.clear(this.reply);
  }

  private async endOwn(): Promise<void> {
    const id = this.shared.cookie.read(this.request);
    if (id) await this.shared.sessions.end(id);
  }
}

const refuseChanges = (): never => {
  throw forbidden('This request cannot change anything.');
};

/** A transport for reading only. */
export const closedTransport = (address: string): Transport => ({
  kind: 'graphql',
  signIn: refuseChanges,
  deviceOf: refuseChanges,
  rememberDevice: refuseChanges,
  signOut: refuseChanges,
  sessionsOf: refuseChanges,
  endSession: refuseChanges,
  endSessions: refuseChanges,
  idempotencyKey: null,
  address,
  userAgent: null,
  requestId: null,
  gone: undefined,
  pageOrigin: undefined,
  get limits(): never {
    return refuseChanges();
  },
});

/** The transport of sockets. */
export const NO_TRANSPORT = closedTransport('');
