import { Kind, type DocumentNode, type FieldNode, type OperationDefinitionNode } from 'graphql';
import { collectFields } from 'graphql/execution/collectFields.js';
import { getVariableValues } from 'graphql/execution/values.js';
import type { ReadLimits } from '../../src/reading/planner.ts';
import type { Viewer } from '../../src/reading/reading.ts';
import type { Answer, ReadMarket } from './readMarket.ts';

/** One data statement for each root field; a signed-out `me` needs none. */
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

export interface Compared {
  answer: Omit<Answer, 'sent'>;
  expected: Omit<Answer, 'sent'>;
}

/** The reader's answer and what it has to be, to be handed to `expect`. */
export const compared = async (
  market: ReadMarket,
  source: string | DocumentNode,
  viewer: Viewer,
  variables: Record<string, unknown> = {},
  limits?: ReadLimits,
): Promise<Compared> => {
  const document = typeof source === 'string' ? market.parsed(source) : source;
  const expected = market.expected(document, viewer, variables);
  const { sent, ...answer } = await market.ask(document, viewer, variables, limits);
  // A refused field takes its neighbours with it, at a time that is nobody's to say.
  const statements = expected.errors.length > 0 ? sent.length : rootFields(market, document, variables, viewer);
  return { answer, expected: { ...expected, statements } };
};
