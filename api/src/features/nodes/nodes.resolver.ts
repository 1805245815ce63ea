import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { sql, type Sql } from '../../reading/sql.ts';
import type { Type } from '../../reading/reading.ts';
import { IdArgs } from '../../schema/connectionTypes.ts';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { Node } from '../../schema/node.ts';
import { ApiKey } from '../accounts/apiKeys/apiKey.type.ts';
import { User } from '../accounts/user.entity.ts';
import { Auction } from '../auctions/auction.entity.ts';
import { Bid } from '../bids/bid.entity.ts';
import { Category } from '../catalogue/category.entity.ts';
import { Product } from '../catalogue/product.entity.ts';
import { CompanyProfile } from '../companies/companyProfile.entity.ts';
import { OfferingImport } from '../partners/inventory/offeringImport.type.ts';
import { MemberBlock } from '../messages/memberBlock.entity.ts';
import { Message } from '../messages/message.entity.ts';
import { Order, OrderEvent } from '../orders/order.entity.ts';
import { Offering } from '../postings/offering.entity.ts';
import { Rfp } from '../postings/rfp.entity.ts';
import { CommodityPrice, PricePoint } from '../prices/commodity.entity.ts';
import { Report } from '../staff/reports/report.entity.ts';
import { ReportEntry } from '../staff/reports/reportEntry.entity.ts';
import { WatchedSearch } from '../search/watchedSearch.type.ts';
import { VerificationDecision } from '../companies/verification/verificationDecision.entity.ts';
import { Webhook } from '../partners/webhooks/webhook.entity.ts';
import { WebhookDelivery } from '../partners/webhooks/webhookDelivery.entity.ts';

const types: Type[] = [
  User,
  CompanyProfile,
  VerificationDecision,
  Category,
  Product,
  Rfp,
  Offering,
  Auction,
  Bid,
  Order,
  OrderEvent,
  Message,
  MemberBlock,
  Report,
  ReportEntry,
  CommodityPrice,
  PricePoint,
  ApiKey,
  Webhook,
  WebhookDelivery,
  WatchedSearch,
  OfferingImport,
];

@Authorized('member')
@Resolver()
export class NodesResolver {
  @Authorized('anyone')
  @Scope('read')
  @Query(() => Node, {
    nullable: true,
    description: 'Anything of the market by its id; null where there is none or the viewer may not see it.',
  })
  node(@Args() { id }: IdArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.variants(ctx, info, () =>
      types.map((type) => ({ type, where: (_parent: Sql, row: Sql) => sql`${row}.id = ${id}` })),
    );
  }

  @Authorized('anyone')
  @Scope('read')
  @Query(() => [Node], {
    nullable: 'items',
    description:
      'Anything of the market by ids, in their order; null where there is none or the viewer may not see it.',
  })
  nodes(
    @Arg('ids', () => [ID], { description: 'At most 100 ids.' }) ids: string[],
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return ctx.reader.variantsOf(ctx, info, ids, () =>
      types.map((type) => ({ type, where: (listed: Sql, row: Sql) => sql`${row}.id = ${listed}.id` })),
    );
  }
}
