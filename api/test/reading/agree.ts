import { Kind, type DocumentNode, type FieldNode, type OperationDefinitionNode } from 'graphql';
import { collectFields } from 'graphql/execution/collectFields.js';
import { getVariableValues } from 'graphql/execution/values.js';
import type { ReadLimits } from '../../src/reading/planner.ts';
import type { Viewer } from '../../src/reading/reading.ts';
import type { Answer, ReadMarket } from './readMarket.ts';

/** Expected data statements: one per root field, except `me` for visitors. */
const rootFields = (
  market: ReadMarket,
  document: DocumentNode,
  variables: Record<string, unknown>,
  viewer: Viewer,
): number => {
  const { schema } = market;
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

const refusals = ['Unauthorized', 'Only support or an admin may do this.', 'Only an admin may do this.'];

export interface Compared {
  answer: Omit<Answer, 'sent'>;
  expected: Omit<Answer, 'sent'>;
}

/** The reader's result and the expected one. */
export const compared = async (
  market: ReadMarket,
  source: string | DocumentNode,
  viewer: Viewer,
  variables: Record<string, unknown> = {},
  limits?: ReadLimits,
): Promise<Compared> => {
  const document = typeof source === 'string' ? market.parsed(source) : source;
  const { sent: _sent, ...answer } = await market.ask(document, viewer, variables, limits);
  const expected = market.expected(document, viewer, variables, answer.text);
  // A refused field also removes its siblings, at an undefined time.
  const statements = expected.errors.length > 0 ? answer.statements : rootFields(market, document, variables, viewer);
  // If several root fields are refused, timing decides which refusals are reported.
  const isRefused = [answer, expected].every(
    ({ text, errors }) => text === 'null' && errors.length > 0 && errors.every((error) => refusals.includes(error)),
  );
  return { answer, expected: { ...expected, errors: isRefused ? answer.errors : expected.errors, statements } };
};
