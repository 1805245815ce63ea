import fc from 'fast-check';
import { answered } from '../../test/reading/answered.ts';
import { Draw } from '../../test/reading/random/draw.ts';
import { randomDocument, type RandomDocument } from '../../test/reading/random/randomDocument.ts';
import { unplannedQueries } from '../../test/reading/unplannedQueries.ts';
import { as, visitor, ReadMarket } from '../../test/reading/readMarket.ts';
import { publicFields } from '../schema/access.ts';

/** The same documents in every run; set the variables for other seeds or more documents. */
const seed = Number(process.env['FC_SEED'] ?? 20_261_120);
const numRuns = Number(process.env['FC_RUNS'] ?? 500);

let market: ReadMarket;
beforeAll(async () => {
  market = await ReadMarket.open();
});
afterAll(() => market.close());

/** Most documents use public fields, so that signed-out viewers get more than errors. */
const document = (draw: Draw): RandomDocument => {
  const queries = Object.keys(market.schema.getQueryType()!.getFields()).filter(
    (name) => !unplannedQueries.includes(name) && name !== 'priceCheck',
  );
  const open = publicFields();
  return randomDocument(
    draw,
    market.schema,
    market.world,
    draw.chance(30) ? queries : queries.filter((name) => open.has(name)),
  );
};

const refusals = /(Unauthorized|Only (support or )?an admin may do this\.)$/;

const answersWithoutFault = async (draw: Draw): Promise<void> => {
  const { source, variables } = document(draw);
  const parsed = market.parsed(source);
  for (const viewer of [visitor, as('bea'), as(draw.one(['sam', 'sue', 'ada']))]) {
    const { errors } = await answered(market, parsed, viewer, variables);
    const faults = errors.filter((error) => !refusals.test(error));
    if (faults.length > 0)
      throw new Error(`For ${viewer.id}:\n${source}\n${JSON.stringify(variables)}\n${faults.join('\n')}`);
  }
};

it(`answers ${numRuns} random documents without a fault, in one statement for each root field`, async () => {
  const property = fc.asyncProperty(fc.gen(), (value) => answersWithoutFault(new Draw(value)));
  const run = await fc.check(property, { seed, numRuns, endOnFailure: true });
  if (run.failed) throw new Error(`FC_SEED=${run.seed}, document ${run.numRuns}`, { cause: run.errorInstance });
}, 600_000);
