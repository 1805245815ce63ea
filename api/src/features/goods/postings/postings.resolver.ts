import { ID } from 'type-graphql';
import { sql } from '../../../reading/sql.ts';
import {
  argument,
  idArgument,
  input,
  listOf,
  mutation,
  query,
  recordById,
  rootFields,
} from '../../../schema/rootFields.ts';
import { Message } from '../../people/inbox/messages/message.entity.ts';
import { editOffering, relistOffering, withdrawOfferings } from './inventory.service.ts';
import { Offering } from './offering.entity.ts';
import {
  EditOfferingInput,
  InquireInput,
  PostOfferingInput,
  PostRfpInput,
  PriceCheckArgs,
  RelistOfferingInput,
} from './postings.inputs.ts';
import { OfferingListArgs, RfpListArgs } from './postings.lists.ts';
import { inquire, postOffering, postRfp } from './postings.service.ts';
import { checkPrice, confirmUnusualPrice } from './priceCheck.service.ts';
import { PriceFinding } from './priceFinding.type.ts';
import { Rfp } from './rfp.entity.ts';

export const PostingsResolver = rootFields('member', {
  rfps: listOf('public', Rfp, RfpListArgs, 'Requests for proposals.'),
  rfp: recordById('public', Rfp, 'A request for proposals by id, or null.'),
  offerings: listOf('public', Offering, OfferingListArgs, 'Offerings.'),
  offering: recordById('public', Offering, 'An offering by id, or null.'),
  priceCheck: query('read', {
    cost: 10,
    type: () => PriceFinding,
    description: 'Compares the price of a draft with the price index or with other offers.',
    args: [PriceCheckArgs],
    run: checkPrice,
  }),
  postRfp: mutation('trade', {
    cost: 20,
    record: Rfp,
    description: 'Posts a request for proposals.',
    args: [input(PostRfpInput, 'The request.')],
    run: postRfp,
  }),
  postOffering: mutation('trade', {
    cost: 20,
    record: Offering,
    description: 'Posts an offering.',
    args: [input(PostOfferingInput, 'The offering.')],
    run: postOffering,
  }),
  editOffering: mutation('trade', {
    cost: 20,
    record: Offering,
    description: "Changes terms or status of the viewer's offering.",
    args: [input(EditOfferingInput, 'The terms.')],
    id: ({ offeringId }) => offeringId,
    run: editOffering,
  }),
  relistOffering: mutation('trade', {
    cost: 20,
    record: Offering,
    description: "Puts the viewer's withdrawn, expired or sold-out offering on the market again.",
    args: [input(RelistOfferingInput, 'The terms.')],
    id: ({ offeringId }) => offeringId,
    run: relistOffering,
  }),
  confirmUnusualPrice: mutation('trade', {
    cost: 20,
    record: Offering,
    description:
      "Confirms the unusual price of the viewer's offering, which then counts as lowest price; until the price, unit or material changes. For verified companies: others get `CONFLICT`.",
    args: [idArgument('offeringId', 'The offering.')],
    id: (offeringId) => offeringId,
    run: confirmUnusualPrice,
  }),
  withdrawOfferings: mutation('trade', {
    cost: 20,
    type: () => [Offering],
    description: "Takes the viewer's offerings off the market, all of them or none.",
    args: [argument<string[]>('ids', () => [ID], 'Ids of offerings on the market, 1 to 100.')],
    read: async (ctx, info, ids) => {
      await withdrawOfferings(ctx, ids);
      return ctx.reader.many(ctx, info, Offering, {}, (row) => sql`${row}.id = any (${ids}::uuid[])`);
    },
  }),
  inquire: mutation('trade', {
    cost: 20,
    record: Message,
    description: 'Sends a question to the seller of an offering.',
    args: [input(InquireInput, 'The question.')],
    run: inquire,
  }),
});
