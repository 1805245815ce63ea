import {
  MAX_MUTATION_FIELDS,
  MAX_PER_OPERATION,
  MAX_PER_SUBSCRIPTION,
  MAX_QUERY_FIELDS,
  requestWeights,
  weights,
} from '../../limits/costTable.ts';
import { definitionList } from './definitionList.ts';
import { html, type Html } from './html.ts';

const rows: readonly [string, string][] = [
  ['operation', `${weights.operation}, and ${weights.statement} for each root field that reads`],
  ['record', `${weights.lookup} for each nested record or computed look-up, ${weights.value} for each field`],
  ['row of a list', `${weights.row}, and all that is selected in it; \`first\` rows count, nested lists multiply`],
  ['totalCount', `${weights.count} for each thousand rows of the table; less of one record’s own rows`],
  ['search of materials', `${weights.engineSearch}, once for equal arguments, and ${weights.foundRows} for each list`],
  [
    'search in texts',
    `${weights.word} a word for each thousand rows; words of one or two letters ${weights.shortWords}`,
  ],
  ['sort, filter', `${weights.scan} for each thousand rows where no index serves it`],
  ['mutation', `${weights.mutation} for each field; changes of passwords and logins more`],
  ['introspection', `${weights.introspection} for \`__schema\` or \`__type\``],
  ['invalid document', `${requestWeights.documentKiB} for each 1,024 characters`],
  ['resume cursor', `${weights.resumeCursor} for each cursor in \`after\``],
  ['auction log', `${requestWeights.auctionLog}, and ${requestWeights.auctionLogThousand} for each thousand events`],
  [
    'import of offerings',
    `${requestWeights.importKiB} for each 1,024 bytes; their export ${requestWeights.offeringsFile}`,
  ],
  ['sitemap', String(requestWeights.sitemap)],
];

export const costsChapter = (): Html => html`
  <section id="costs">
    <h2>Costs and limits</h2>
    <p>
      Every operation has a cost in points, computed before it runs from its document, its variables and the sizes of
      its lists; the same operation costs the same at any time. REST calls and subscriptions are priced like the GraphQL
      operations they stand for. An operation may cost at most ${MAX_PER_OPERATION} points, the selection of a
      subscription ${MAX_PER_SUBSCRIPTION}; a query may have ${MAX_QUERY_FIELDS} root fields and a mutation
      ${MAX_MUTATION_FIELDS}. More is refused as <code>COST_LIMIT_EXCEEDED</code> (400), with <code>cost</code> and
      <code>limit</code>.
    </p>
    <p>
      Points are taken from a budget for each minute: the member’s, or that of the address where nobody is signed in. A
      GraphQL answer says <code>extensions.cost</code> with <code>requested</code>, <code>remaining</code> and
      <code>resetAt</code>; every answer has <code>RateLimit</code> and <code>RateLimit-Policy</code>. Beyond the budget
      the answer is 429 with <code>Retry-After</code>.
    </p>
    ${definitionList(rows.map(([name, text]) => ({ term: name, text })))}
  </section>
`;
