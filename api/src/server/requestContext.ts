import type { EntityManager } from '@mikro-orm/postgresql';
import { MaterialFinder } from '../features/search/materialFinder.ts';
import type { Context } from '../schema/context.ts';

type Services = Pick<
  Context,
  | 'reader'
  | 'engine'
  | 'signer'
  | 'challenges'
  | 'apiKeys'
  | 'authenticatorSecrets'
  | 'webhooks'
  | 'namesFor'
  | 'settingsInForce'
>;
type Shared = Services & { unitOfWork: () => EntityManager };
type Own = Pick<Context, 'viewer' | 'limits' | 'transport' | 'spending'>;

/**
 * What one operation needs: its viewer, limits and services. The unit of work is created at the first write. It is a getter of the
 * prototype, because Apollo copies own properties, which would create it for every request.
 */
export class RequestContext implements Context {
  readonly viewer: Context['viewer'];
  readonly limits: Context['limits'];
  readonly transport: Context['transport'];
  readonly spending: Context['spending'];
  readonly reader: Context['reader'];
  readonly finder: Context['finder'];
  readonly engine: Context['engine'];
  readonly signer: Context['signer'];
  readonly challenges: Context['challenges'];
  readonly apiKeys: Context['apiKeys'];
  readonly authenticatorSecrets: Context['authenticatorSecrets'];
  readonly webhooks: Context['webhooks'];
  readonly namesFor: Context['namesFor'];
  readonly settingsInForce: Context['settingsInForce'];
  private readonly unitOfWork: () => EntityManager;
  private unit?: EntityManager;

  constructor(shared: Shared, { viewer, limits, transport, spending }: Own) {
    this.viewer = viewer;
    this.limits = limits;
    this.transport = transport;
    this.spending = spending;
    this.reader = shared.reader;
    this.finder = new MaterialFinder({
      query: (text, values) => spending.inTurn(() => shared.reader.pool.query(text, values)),
    });
    this.engine = shared.engine;
    this.signer = shared.signer;
    this.challenges = shared.challenges;
    this.apiKeys = shared.apiKeys;
    this.authenticatorSecrets = shared.authenticatorSecrets;
    this.webhooks = shared.webhooks;
    this.namesFor = shared.namesFor;
    this.settingsInForce = shared.settingsInForce;
    this.unitOfWork = shared.unitOfWork;
  }

  get em(): EntityManager {
    return (this.unit ??= this.unitOfWork());
  }
}
