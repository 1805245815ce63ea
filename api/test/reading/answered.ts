import { Kind, type DocumentNode, type FieldNode, type OperationDefinitionNode } from 'graphql';
import { collectFields } from 'graphql/execution/collectFields.js';
import { getVariableValues } from 'graphql/execution/values.js';
import type { ReadLimits } from '../../src/reading/planner.ts';
import type { Viewer } from '../../src/reading/reading.ts';
import type { Answer, ReadMarket } from './readMarket.ts';

/** Expected data statements: one per root field, except `me` for visitors. */
const rootFields = (
  { schema }: ReadMarket,
  document: DocumentNode,
  variables: Record<string, unknown>,
  viewer: Viewer,
): number => {
  const operation = document.definitions.find(
    (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
  )!;
  const fragments = Object.fromEntries(
    document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  const { coerced = {} } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  const fields = collectFields(schema, fragments, coerced, schema.getQueryType()!, operation.selectionSet);
  return [...fields.values()].filter(([field]) => {
    const name = (field as FieldNode).name.value;
    return name !== '__typename' && !(name === 'me' && viewer.id === null);
  }).length;
};

/** The answer of the reader, which sends one statement for each root field unless it refuses one. */
export const answered = async (
  market: ReadMarket,
  source: string | DocumentNode,
  viewer: Viewer,
  variables: Record<string, unknown> = {},
  limits?: ReadLimits,
): Promise<Answer> => {
  const document = typeof source === 'string' ? market.parsed(source) : source;
  const answer = await market.ask(document, viewer, variables, limits);
  if (answer.errors.length === 0) expect(answer.statements).toBe(rootFields(market, document, variables, viewer));
  return answer;
};
