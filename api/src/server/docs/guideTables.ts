import { isNonNullType, Kind, parse, type GraphQLSchema } from 'graphql';
import { statusOf } from '../../common/errors.ts';
import { subjectQuery } from '../../features/around/partners/webhooks/subjects.ts';
import { filterWeights, ownRootLists, requestWeights, weights } from '../../limits/costTable.ts';
import { webhookEvents, webhookEventTypes, type WebhookEventType } from '../../rules/webhookEvents.ts';

/** A table in Markdown. */
const table = (head: [string, string], rows: Record<string, string>): string =>
  [head, ['-', '-'], ...Object.entries(rows).map(([term, text]) => [`\`${term}\``, text])]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** HTTP statuses and their error codes. */
const codes = (): string => {
  const rows: Record<string, string> = {};
  for (const [code, status] of Object.entries(statusOf)) rows[status] = `${rows[status] ?? ''} \`${code}\``;
  return table(['Status', 'Codes'], rows);
};

const costs = (): string =>
  table(['What', 'Points'], {
    operation: `${weights.operation}, and ${weights.statement} for each root field that reads`,
    record: `${weights.object}, and ${weights.value} for each field; \`first\` records of a list count, nested lists multiply`,
    list: `${weights.wholeList}, and as much for each filter; lists within a record ${weights.ownList}, those of the caller's own records up to ${Math.max(...Object.values(ownRootLists))}`,
    'filter into other tables': `up to ${Math.max(...Object.values(filterWeights))}, such as \`categoryId\` of offerings`,
    totalCount: `${weights.count} for each thousand rows of the table; with a filter as much as the list`,
    search: `${weights.search} for each text, and ${weights.shortWords} for words of one or two letters in texts of postings`,
    'sort, filter': `${weights.scan} for each thousand rows where no index serves it`,
    mutation: '20 for most fields; changes of passwords and logins more',
    introspection: `${weights.introspection} for \`__schema\` or \`__type\``,
    'invalid document': `${requestWeights.documentKiB} for each 1,024 characters`,
    'resume cursor': `${weights.resumeCursor} for each cursor in \`after\``,
    'auction log': `${requestWeights.auctionLog}, and ${requestWeights.auctionLogThousand} for each thousand events`,
    'import of offerings': `${requestWeights.importKiB} for each 1,024 bytes and ${requestWeights.importRow} for each row; their export, and the rows with problems, ${requestWeights.offeringsFile}`,
    sitemap: String(requestWeights.sitemap),
  });

const events = (): string =>
  table(
    ['Event', 'When it is sent'],
    Object.fromEntries(
      webhookEventTypes.map((type) => [
        type,
        `${webhookEvents[type].description} \`data\`: ${subjectsOf(type).join(', ')}.`,
      ]),
    ),
  );

/** The names of the subjects in `data`. */
const subjectsOf = (type: WebhookEventType): string[] =>
  parse(subjectQuery(type)).definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION
      ? each.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD ? [`\`${(field.alias ?? field.name).value}\``] : [],
        )
      : [],
  );

/** The root fields that are never null, so that their failure takes the whole answer. */
const whole = (schema: GraphQLSchema): string =>
  [schema.getQueryType(), schema.getMutationType()]
    .flatMap((type) => {
      const names = Object.values(type?.getFields() ?? {}).flatMap((field) =>
        isNonNullType(field.type) ? [field.name] : [],
      );
      return type ? [`- ${type.name}: ${names.map((name) => `\`${name}\``).join(', ')}`] : [];
    })
    .join('\n');

/** The tables of the guide that come from the code, by the name of their comment in docs/api.md. */
export const guideTables: Partial<Record<string, (schema: GraphQLSchema) => string>> = { codes, costs, events, whole };
