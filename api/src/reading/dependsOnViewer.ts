import { randomUUID } from 'node:crypto';
import { conditionSql, type Condition, type FieldPlan, type Reading, type Type, type Viewer } from './reading.ts';
import { raw, render } from './sql.ts';

/** A random viewer id, so that it appears in a statement only where a plan uses the viewer's id. */
const PROBE: Viewer = { id: randomUUID(), admin: false, staff: false };
const ROW = raw('row');
const TARGET = raw('target');

const usesViewer = (part: Condition): boolean => {
  const { text, values } = render(conditionSql(part, TARGET));
  return [text, ...values].some((each) => String(each).includes(String(PROBE.id)));
};

/** Whether a field's SQL uses the viewer's id, by itself or by the visibility rule of the rows it leads to. */
export const dependsOnViewer = (plan: FieldPlan, readingOf: (type: Type) => Reading | undefined): boolean => {
  const rowsDepend = (type: Type): boolean => usesViewer(readingOf(type)?.visible(TARGET, PROBE) ?? true);
  switch (plan.kind) {
    case 'value':
      return usesViewer(plan.visible?.(ROW, PROBE) ?? true) || usesViewer(plan.sql(ROW, PROBE, {}));
    case 'one':
      return usesViewer(plan.visible?.(ROW, PROBE) ?? true) || rowsDepend(plan.type());
    case 'from':
      return usesViewer(plan.from?.(ROW, TARGET, PROBE) ?? true) || rowsDepend(plan.type());
    case 'variants':
      return plan.variants().some(({ type }) => rowsDepend(type));
    case 'many': {
      const [defaultSort] = Object.values(readingOf(plan.type())?.sorts ?? {});
      return (
        usesViewer(plan.where(ROW, TARGET, PROBE, {})) ||
        usesViewer(plan.from?.(ROW, TARGET, PROBE) ?? true) ||
        rowsDepend(plan.type()) ||
        (defaultSort !== undefined && usesViewer(defaultSort.by(TARGET, PROBE, {})))
      );
    }
  }
};
