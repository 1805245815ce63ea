import { getOperationAST, type DocumentNode, type GraphQLError } from 'graphql';
import { currentActivity, type LoggedOperation } from '../../common/activity.ts';
import type { Metrics } from '../../common/metrics.ts';
import type { OperationCost } from '../../limits/operationCost.ts';
import { toPublicError } from '../../schema/errors/publicError.ts';

/** Callers choose the names of their operations. */
const SHOWN = 64;
const MAX_FIELDS = 10;

export type ObservedOperation = ReturnType<typeof observedOperation>;

/**
 * One operation in the log line of its request and in the metrics, also if it is refused. Metrics show names of the market's own operations
 * only, because callers could send any number of others.
 */
export const observedOperation = (metrics: Metrics, ownNames: ReadonlySet<string>) => {
  const began = performance.now();
  const logged: LoggedOperation = {};
  currentActivity()?.operations.push(logged);
  const label = () => ({ operation: logged.name !== undefined && ownNames.has(logged.name) ? logged.name : 'other' });
  return {
    priced: (name: string | undefined, { fields, points }: OperationCost): void => {
      const distinct = [...new Set(fields)];
      Object.assign(logged, { name: name?.slice(0, SHOWN), fields: distinct.slice(0, MAX_FIELDS), points });
      for (const field of distinct) metrics.rootFields.inc({ field });
      metrics.operationPoints.inc(label(), points);
    },
    failed: ([error]: readonly GraphQLError[], document: DocumentNode | undefined, name: string | undefined): void => {
      logged.name ??= (document && getOperationAST(document, name)?.name?.value)?.slice(0, SHOWN);
      if (error) metrics.operationErrors.inc({ code: (logged.code = toPublicError(error).code) });
    },
    answered: (): void => metrics.operationDuration.observe(label(), (performance.now() - began) / 1_000),
  };
};
