import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLResolveInfo,
} from 'graphql';
import { collectSubfields } from 'graphql/execution/collectFields.js';
import type { Catalog } from './catalog.ts';

/** Arguments of lists that never use the viewer's id; sorts and filters may. */
const PAGING = new Set(['first', 'after']);

/**
 * Whether two members can get different answers to a selection on an auction, although neither is a party to it. `isOfAuction` tells
 * whether the selection is still on the auction or on something that belongs to it.
 */
export const isPersonal = (
  catalog: Catalog,
  info: Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'>,
  type: GraphQLCompositeType,
  nodes: readonly FieldNode[],
  isOfAuction = true,
): boolean => {
  const { schema } = catalog;
  const types = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
  return types.some((each) => {
    const selected = collectSubfields(schema, info.fragments, info.variableValues, each, [...nodes]);
    return [...selected.values()].some((fieldNodes) => {
      const [node] = fieldNodes;
      const field = node && each.getFields()[node.name.value];
      if (!field) return false;
      const plan = catalog.planOf(each.name, field.name);
      if (plan?.personal === true || (plan?.personal === 'parties' && !isOfAuction)) return true;
      const below = getNamedType(field.type);
      if (!isCompositeType(below)) return false;
      if (plan && node.arguments?.some(({ name }) => !PAGING.has(name.value))) return true;
      return isPersonal(catalog, info, below, fieldNodes, isOfAuction && (!plan || plan.personal === 'parties'));
    });
  });
};
