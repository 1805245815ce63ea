import { isActingParty } from '../../../../reading/reading.ts';
import { sql, type Sql } from '../../../../reading/sql.ts';
import { input, mutation, query, recordById, rootFields, textArgument } from '../../../../schema/rootFields.ts';
import { Offering } from '../../../goods/postings/offering.entity.ts';
import { skuRules } from '../../../goods/postings/rules.ts';
import { FileLayoutInput } from './fileLayout.inputs.ts';
import { setFileLayout } from './fileLayout.service.ts';
import { OfferingImport } from './offeringImport.type.ts';
import { PutOfferingInput } from './putOffering.inputs.ts';
import { putOfferingBySku } from './putOffering.service.ts';

export const InventoryResolver = rootFields('member', {
  offeringBySku: query('read', {
    cost: 'planned',
    type: () => Offering,
    nullable: true,
    description: "The viewer's offering with a SKU, whatever its status, or null.",
    args: [textArgument('sku', "The seller's own number.")],
    read: (ctx, info, sku) => {
      const written = skuRules.cast({ sku }, { assert: false }).sku;
      const own = (row: Sql) => sql`${isActingParty(sql`${row}.party_id`, ctx.viewer)} and ${row}.sku = ${written}`;
      return ctx.reader.one(ctx, info, Offering, own);
    },
  }),
  offeringImport: recordById(
    'read',
    OfferingImport,
    "The viewer's import of offerings, which `POST /api/offerings/import` started, or null.",
  ),
  latestOfferingImport: query('read', {
    cost: 'planned',
    record: OfferingImport,
    description: "The viewer's latest import of offerings, dry runs included; null if there is none.",
    run: ({ viewer }) =>
      sql`(select id from offering_import where user_id = ${viewer.id} order by created_at desc, id desc limit 1)`,
  }),
  setFileLayout: mutation('trade', {
    cost: 20,
    type: () => Boolean,
    description:
      "Says how files of offerings with a header are read. Remembered for the viewer's company, with the layouts of the 50 latest headers.",
    args: [input(FileLayoutInput, 'The columns of the file.')],
    run: setFileLayout,
  }),
  putOfferingBySku: mutation('trade', {
    cost: 20,
    record: Offering,
    description:
      "Adds or changes the viewer's offering with a SKU. Repeating a call has no further effect, and simultaneous calls create one offering.",
    args: [
      textArgument('sku', "The seller's own number, 1 to 64 characters."),
      input(PutOfferingInput, 'The offering as it should be.'),
    ],
    run: putOfferingBySku,
  }),
});
