import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../schema/context.ts';

type Shared = Pick<Context, 'reader' | 'engine' | 'signer' | 'namesFor'> & { unitOfWork: () => EntityManager };
type Own = Pick<Context, 'viewer' | 'limits' | 'transport' | 'spending'>;

/**
 * What one operation needs: its viewer, limits and services. The unit of work is made when a write asks for it. It is a getter of the
 * prototype because Apollo copies the own properties of a context, which would create it for every request.
 */
export class RequestContext implements Context {
  readonly viewer: Context['viewer'];
  readonly limits: Context['limits'];
  readonly transport: Context['transport'];
  readonly spending: Context['spending'];
  readonly reader: Context['reader'];
  readonly engine: Context['engine'];
  readonly signer: Context['signer'];
  readonly namesFor: Context['namesFor'];
  private readonly unitOfWork: () => EntityManager;
  private unit?: EntityManager;

  constructor({ reader, engine, signer, namesFor, unitOfWork }: Shared, { viewer, limits, transport, spending }: Own) {
    this.viewer = viewer;
    this.limits = limits;
    this.transport = transport;
    this.spending = spending;
    this.reader = reader;
    this.engine = engine;
    this.signer = signer;
    this.namesFor = namesFor;
    this.unitOfWork = unitOfWork;
  }

  get em(): EntityManager {
    return (this.unit ??= this.unitOfWork());
  }
}
