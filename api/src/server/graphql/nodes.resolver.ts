import { ID } from 'type-graphql';
import { sql, type Sql } from '../../reading/sql.ts';
import type { Type } from '../../reading/reading.ts';
import { IdArgs } from '../../schema/connectionTypes.ts';
import { argument, query, rootFields } from '../../schema/rootFields.ts';
import { Node } from '../../schema/node.ts';
import { ApiKey } from '../../features/people/accounts/apiKeys/apiKey.type.ts';
import { User } from '../../features/people/accounts/user.entity.ts';
import { Auction } from '../../features/deals/auctions/auction.entity.ts';
import { Bid } from '../../features/deals/bids/bid.entity.ts';
import { Category } from '../../features/goods/catalogue/category.entity.ts';
import { Product } from '../../features/goods/catalogue/product.entity.ts';
import { CompanyProfile } from '../../features/people/companies/companyProfile.entity.ts';
import { CompanyInvitation, CompanyMember } from '../../features/people/companies/team/team.type.ts';
import { OfferingImport } from '../../features/around/partners/inventory/offeringImport.type.ts';
import { MemberBlock } from '../../features/people/inbox/messages/memberBlock.entity.ts';
import { Conversation } from '../../features/people/inbox/conversations/conversation.entity.ts';
import { Message } from '../../features/people/inbox/messages/message.entity.ts';
import { Order, OrderEvent } from '../../features/deals/trade/orders/order.entity.ts';
import { Offering } from '../../features/goods/postings/offering.entity.ts';
import { Rfp } from '../../features/goods/postings/rfp.entity.ts';
import { CommodityPrice, PricePoint } from '../../features/goods/catalogue/prices/commodity.entity.ts';
import { Quote, QuoteRevision } from '../../features/deals/trade/quotes/quote.entity.ts';
import { Report } from '../../features/around/staff/reports/report.entity.ts';
import { ReportEntry } from '../../features/around/staff/reports/reportEntry.entity.ts';
import { WatchedSearch } from '../../features/goods/search/watchedSearch.type.ts';
import { VerificationDecision } from '../../features/people/companies/verification/verificationDecision.entity.ts';
import { Webhook } from '../../features/around/partners/webhooks/webhook.entity.ts';
import { WebhookDelivery } from '../../features/around/partners/webhooks/webhookDelivery.entity.ts';

const types: Type[] = [
  User,
  CompanyProfile,
  CompanyMember,
  CompanyInvitation,
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
  Conversation,
  Quote,
  QuoteRevision,
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

export const NodesResolver = rootFields('anyone', {
  node: query('read', {
    cost: 30,
    type: () => Node,
    nullable: true,
    description: 'Anything of the market by its id; null where there is none or the viewer may not see it.',
    args: [IdArgs],
    read: (ctx, info, { id }) =>
      ctx.reader.variants(ctx, info, () =>
        types.map((type) => ({ type, where: (_parent: Sql, row: Sql) => sql`${row}.id = ${id}` })),
      ),
  }),
  nodes: query('read', {
    cost: 40,
    type: () => [Node],
    nullable: 'items',
    description:
      'Anything of the market by ids, in their order; null where there is none or the viewer may not see it.',
    args: [argument<string[]>('ids', () => [ID], 'At most 100 ids.')],
    read: (ctx, info, ids) =>
      ctx.reader.variantsOf(ctx, info, ids, () =>
        types.map((type) => ({ type, where: (listed: Sql, row: Sql) => sql`${row}.id = ${listed}.id` })),
      ),
  }),
});
