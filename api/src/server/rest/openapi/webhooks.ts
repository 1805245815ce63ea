import { GraphQLNonNull, getNullableType, Kind, parse, type GraphQLSchema, type FieldNode } from 'graphql';
import { subjectQuery } from '../../../features/around/partners/webhooks/subjects.ts';
import { webhookEvents, webhookEventTypes, type WebhookEventType } from '../../../rules/webhookEvents.ts';
import { CREATED, sampleIds, sampleOf } from '../../docs/samples.ts';
import type { OpenApi, Operation, Schema } from './openApiTypes.ts';
import { recordSchema, type Schemas } from './schemaObjects.ts';

/** The events that the market sends to webhooks, from the queries that read their subjects. */
export const webhooksOf = (schema: GraphQLSchema, schemas: Schemas): OpenApi['webhooks'] =>
  Object.fromEntries(webhookEventTypes.map((type) => [type, { post: eventOf(type, schema, schemas) }]));

const eventOf = (type: WebhookEventType, schema: GraphQLSchema, schemas: Schemas): Operation => {
  const body = bodyOf(type, schema, schemas);
  return {
    operationId: type.replace(/[.](\w)/, (_dot, letter: string) => letter.toUpperCase()),
    tags: ['Webhooks'],
    summary: webhookEvents[type].description,
    security: [],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: body, example: schemas.example(body) } },
    },
    responses: { '2XX': { description: 'Received. With any other status the event is sent again.' } },
  };
};

const bodyOf = (type: WebhookEventType, schema: GraphQLSchema, schemas: Schemas): Schema => {
  const [query] = parse(subjectQuery(type)).definitions;
  if (query?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${type} has no query.`);
  const names = (query.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  const subjects = query.selectionSet.selections.filter((each): each is FieldNode => each.kind === Kind.FIELD);
  const subjectIds = names.map((name) => [name, uuid('Id.', sampleOf('Query', name))] as const);
  const data = subjects.map((field, at) => [
    (field.alias ?? field.name).value,
    subjectOf(field, at === 0, schema, schemas),
  ]);
  return recordSchema({
    id: uuid('Equal in each repetition of the event.', sampleIds.userId),
    type: { type: 'string', enum: [type], description: 'The type of the event.' },
    timestamp: { type: 'string', format: 'date-time', description: 'When it happened.', examples: [CREATED] },
    subjectIds: {
      description: 'The ids of what it is about; there can be more.',
      additionalProperties: true,
      ...recordSchema(Object.fromEntries(subjectIds)),
    },
    data: {
      ...schemas.component(query.name?.value ?? type, () => recordSchema(Object.fromEntries(data))),
      description: 'The subject at the time of the attempt, as the owner of the webhook may see it.',
    },
  });
};

const uuid = (description: string, example: unknown): Schema => ({
  type: 'string',
  format: 'uuid',
  description,
  examples: [example],
});

/** The first subject is never null: an event whose subject the owner may not see is not sent. */
const subjectOf = (
  { name, selectionSet }: FieldNode,
  isFirst: boolean,
  schema: GraphQLSchema,
  schemas: Schemas,
): Schema => {
  const type = schema.getQueryType()?.getFields()[name.value]?.type;
  if (!type) throw new Error(`There is no query ${name.value}.`);
  return schemas.output(isFirst ? new GraphQLNonNull(getNullableType(type)) : type, selectionSet);
};
