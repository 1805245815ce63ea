import type { FastifyReply, FastifyRequest } from 'fastify';
import { forbidden } from '../errors.ts';
import type { LoginLimits } from '../features/accounts/loginLimits.ts';
import type { OpenSession } from '../features/accounts/openSession.type.ts';
import type { Sessions } from '../features/accounts/sessions.ts';
import type { Transport } from '../schema/context.ts';
import type { SessionCookie } from './cookie.ts';

/** What HTTP lets the market do for a caller. */
export class HttpTransport implements Transport {
  readonly kind: Transport['kind'];
  readonly idempotencyKey: string | null;
  readonly address: string;
  readonly limits: LoginLimits;
  private readonly request: FastifyRequest;
  private readonly reply: FastifyReply;
  private readonly sessions: Sessions;
  private readonly cookie: SessionCookie;

  constructor(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      kind,
      sessions,
      cookie,
      limits,
    }: { kind: Transport['kind']; sessions: Sessions; cookie: SessionCookie; limits: LoginLimits },
  ) {
    this.kind = kind;
    this.request = request;
    this.reply = reply;
    this.sessions = sessions;
    this.cookie = cookie;
    this.limits = limits;
    this.address = request.ip;
    const key = request.headers['idempotency-key'];
    this.idempotencyKey = typeof key === 'string' && key !== '' ? key : null;
  }

  /** A new id at every login; the one the browser had before is worth nothing afterwards. */
  async signIn(userId: string): Promise<void> {
    await this.endOwn();
    this.cookie.set(this.reply, await this.sessions.start(userId, this.request.headers['user-agent'] ?? null));
  }

  async signOut(): Promise<void> {
    await this.endOwn();
    this.cookie.clear(this.reply);
  }

  sessionsOf(userId: string): Promise<OpenSession[]> {
    return this.sessions.ofUser(userId, this.cookie.read(this.request));
  }

  endSession(userId: string, id: string): Promise<boolean> {
    return this.sessions.endOf(userId, id);
  }

  async endSessions(userId: string): Promise<void> {
    await this.sessions.endAllOf(userId);
    this.cookie.clear(this.reply);
  }

  private async endOwn(): Promise<void> {
    const id = this.cookie.read(this.request);
    if (id) await this.sessions.end(id);
  }
}

const isShut = (): never => {
  throw forbidden('Nothing is changed here.');
};

/** The transport of whatever only reads: it lets nothing in. */
export const closedTransport = (address: string): Transport => ({
  kind: 'graphql',
  signIn: isShut,
  signOut: isShut,
  sessionsOf: isShut,
  endSession: isShut,
  endSessions: isShut,
  idempotencyKey: null,
  address,
  get limits(): never {
    return isShut();
  },
});

/** The socket's door. */
export const NO_TRANSPORT = closedTransport('');
