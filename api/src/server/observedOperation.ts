import { getOperationAST, type DocumentNode, type GraphQLError } from 'graphql';
import { currentActivity, type LoggedOperation } from '../common/activity.ts';
import type { Metrics } from '../common/metrics.ts';
import type { OperationCost } from '../limits/operationCost.ts';
import { toPublicError } from '../schema/errors/publicError.ts';

/** Callers choose the names of their operations. */
const SHOWN = 64;
const MAX_FIELDS = 10;

/** One operation in the log lines of its request and in the metrics, also if it is refused. */
export class ObservedOperation {
  private readonly began = performance.now();
  private readonly logged: LoggedOperation = {};
  private readonly metrics: Metrics;
  private readonly ownNames: ReadonlySet<string>;

  /** Metrics show names of the market's own operations only, because callers could send any number of others. */
  constructor(metrics: Metrics, ownNames: ReadonlySet<string>) {
    this.metrics = metrics;
    this.ownNames = ownNames;
    currentActivity()?.operations.push(this.logged);
  }

  priced(name: string | undefined, { fields, points }: OperationCost): void {
    const distinct = [...new Set(fields)];
    Object.assign(this.logged, { name: name?.slice(0, SHOWN), fields: distinct.slice(0, MAX_FIELDS), points });
    for (const field of distinct) this.metrics.rootFields.inc({ field });
    this.metrics.operationPoints.inc({ operation: this.label }, points);
  }

  failed([error]: readonly GraphQLError[], document: DocumentNode | undefined, name: string | undefined): void {
    this.logged.name ??= (document && getOperationAST(document, name)?.name?.value)?.slice(0, SHOWN);
    if (error) this.metrics.operationErrors.inc({ code: (this.logged.code = toPublicError(error).code) });
  }

  answered(): void {
    this.metrics.operationDuration.observe({ operation: this.label }, (performance.now() - this.began) / 1_000);
  }

  private get label(): string {
    const { name = '' } = this.logged;
    return this.ownNames.has(name) ? name : 'other';
  }
}
