import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../schema/context.ts';

type Shared = Pick<Context, 'reader' | 'desk' | 'signer' | 'namesFor'> & { unitOfWork: () => EntityManager };
type Own = Pick<Context, 'viewer' | 'limits' | 'door' | 'spending'>;

/**
 * What one operation gets. A unit of work costs as much as a tenth of a request that only reads, so it is made when a writer asks for
 * it; on the prototype, because Apollo copies a context's own properties, which would ask.
 */
export class Operation implements Context {
  readonly viewer: Context['viewer'];
  readonly limits: Context['limits'];
  readonly door: Context['door'];
  readonly spending: Context['spending'];
  readonly reader: Context['reader'];
  readonly desk: Context['desk'];
  readonly signer: Context['signer'];
  readonly namesFor: Context['namesFor'];
  private readonly unitOfWork: () => EntityManager;
  private unit?: EntityManager;

  constructor({ reader, desk, signer, namesFor, unitOfWork }: Shared, { viewer, limits, door, spending }: Own) {
    this.viewer = viewer;
    this.limits = limits;
    this.door = door;
    this.spending = spending;
    this.reader = reader;
    this.desk = desk;
    this.signer = signer;
    this.namesFor = namesFor;
    this.unitOfWork = unitOfWork;
  }

  get em(): EntityManager {
    return (this.unit ??= this.unitOfWork());
  }
}
