import { Kind, type DocumentNode, type FieldNode, type OperationDefinitionNode, type SelectionNode } from 'graphql';
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

/** What the reference says about each root field alone, if it refuses it. */
const refusals = (
  market: ReadMarket,
  document: DocumentNode,
  variables: Record<string, unknown>,
  viewer: Viewer,
): string[] => {
  const alone = (selection: SelectionNode): DocumentNode => ({
    ...document,
    definitions: document.definitions.map((each) =>
      each.kind === Kind.OPERATION_DEFINITION
        ? { ...each, selectionSet: { ...each.selectionSet, selections: [selection] } }
        : each,
    ),
  });
  return document.definitions
    .flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? each.selectionSet.selections : []))
    .map((selection) => market.expected(alone(selection), viewer, variables))
    .flatMap(({ text, errors }) => (text === 'null' ? errors : []));
};

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
  const expected = market.expected(document, viewer, variables);
  const { sent, ...answer } = await market.ask(document, viewer, variables, limits);
  // A refused field also removes its siblings, at an undefined time.
  const statements = expected.errors.length > 0 ? sent.length : rootFields(market, document, variables, viewer);
  // If several root fields are refused, timing decides which refusal is reported.
  const isOther = expected.text === 'null' && answer.text === 'null' && answer.errors.join() !== expected.errors.join();
  const possible = isOther ? refusals(market, document, variables, viewer) : [];
  const isPossible = answer.errors.length > 0 && answer.errors.every((error) => possible.includes(error));
  const errors = isPossible ? answer.errors : expected.errors;
  return { answer, expected: { ...expected, errors, statements } };
};
