import {
  MAX_MUTATION_FIELDS,
  MAX_PER_OPERATION,
  MAX_PER_SUBSCRIPTION,
  MAX_QUERY_FIELDS,
  requestWeights,
  weights,
} from '../../limits/costTable.ts';
import { dailyQuotas } from '../../writing/quota.ts';
import { definitionList } from './definitionList.ts';
import { html, type Html } from './html.ts';

const amount = (count: number): string => count.toLocaleString('en-US');

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
      Points are taken from a budget for each minute: that of the API key, of the member in a session, or of the address
      where nobody is signed in. Every answer has <code>RateLimit-Policy</code> with whose budget it is and its size
      (<code>q</code>), and <code>RateLimit</code> with what remains (<code>r</code>) for so many seconds
      (<code>t</code>). A GraphQL answer also says <code>extensions.cost</code> with <code>requested</code>,
      <code>remaining</code> and <code>resetAt</code>. Beyond the budget the answer is <code>RATE_LIMITED</code> (429)
      with <code>Retry-After</code>.
    </p>
    <p>
      Members also have daily quotas (UTC). New offerings, RFPs and auctions: ${dailyQuotas.newcomer.postings} a day in
      the first week, then ${dailyQuotas.established.postings}, and ${amount(dailyQuotas.approved.postings)} for a
      verified company, which can add ${amount(dailyQuotas.approved.imports)} offerings more from files. Changes do not
      count. A refusal is <code>QUOTA_EXCEEDED</code> (429).
    </p>
    ${definitionList(rows.map(([name, text]) => ({ term: name, text })))}
  </section>
`;
