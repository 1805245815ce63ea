import type { EntityManager } from '@mikro-orm/postgresql';
import { ProductFinder } from '../../features/goods/search/productFinder.ts';
import type { Reader } from '../../reading/read.ts';
import type { Context } from '../../schema/context.ts';
import type { Market } from '../../schema/market.ts';

type Shared = Pick<Market, 'services' | 'unitOfWork'> & { reader: Reader };
type Own = Pick<Context, 'viewer' | 'limits' | 'transport' | 'budget'>;

/**
 * What one operation needs: its viewer, limits and services. The unit of work is created at the first write. It is a getter of the
 * prototype, because Apollo copies own properties, which would create it for every request.
 */
export class RequestContext implements Context {
  readonly viewer: Context['viewer'];
  readonly limits: Context['limits'];
  readonly transport: Context['transport'];
  readonly budget: Context['budget'];
  readonly reader: Context['reader'];
  readonly reads: Context['reads'];
  readonly finder: Context['finder'];
  readonly services: Context['services'];
  private readonly unitOfWork: () => EntityManager;
  private unit?: EntityManager;

  constructor({ reader, services, unitOfWork }: Shared, { viewer, limits, transport, budget }: Own) {
    this.viewer = viewer;
    this.limits = limits;
    this.transport = transport;
    this.budget = budget;
    this.reader = reader;
    this.reads = { query: (text, values) => budget.limited(() => reader.pool.query(text, values)) };
    this.finder = new ProductFinder(this.reads);
    this.services = services;
    this.unitOfWork = unitOfWork;
  }

  get em(): EntityManager {
    return (this.unit ??= this.unitOfWork());
  }
}
