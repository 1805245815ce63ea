import type { FastifyRequest } from 'fastify';
import type { ValidApiKey } from '../../features/people/accounts/apiKeys/apiKeyStore.ts';
import { viewerIn } from '../../features/people/accounts/viewerIn.ts';
import type { Viewer } from '../../reading/reading.ts';
import type { Market } from '../../schema/market.ts';
import { isDemoServer } from '../../settings/settings.ts';
import { HostCookie } from './cookie.ts';

/** Says who sends a request, by its session or API key. */
export class Callers {
  readonly cookie: HostCookie;
  private readonly market: Market;

  constructor(market: Market) {
    const { publicUrl, session } = market.settings;
    this.market = market;
    this.cookie = new HostCookie('feedstock_sid', publicUrl, session.days);
  }

  async viewerOfSession(sessionId: string | undefined): Promise<Viewer> {
    const { services, settings, sendsEmails } = this.market;
    const signedIn = sessionId === undefined ? null : await services.sessions.find(sessionId);
    return {
      ...viewerIn(signedIn, isDemoServer(settings)),
      allConfirmed: !sendsEmails,
      mustConfirmEmail: sendsEmails && signedIn !== null && signedIn.unconfirmed,
    };
  }

  /** Keys of staff have the rights of other members. */
  viewerOfKey({ id, userId, scopes, unconfirmed }: ValidApiKey): Viewer {
    const { sendsEmails } = this.market;
    return {
      id: userId,
      admin: false,
      staff: false,
      allConfirmed: !sendsEmails,
      mustConfirmEmail: sendsEmails && unconfirmed,
      key: { id, scopes },
    };
  }

  /** The viewer of an HTTP request, whose id also goes into the log. */
  async identify(request: FastifyRequest): Promise<Viewer> {
    const viewer = request.apiKey
      ? this.viewerOfKey(request.apiKey)
      : await this.viewerOfSession(this.cookie.read(request));
    request.memberId = viewer.id;
    return viewer;
  }
}
