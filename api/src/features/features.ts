import { AccountsResolver } from './accounts/accounts.resolver.ts';
import { Session } from './accounts/session.entity.ts';
import { SettingsResolver } from './accounts/settings.resolver.ts';
import { User } from './accounts/user.entity.ts';
import { AnalyticsResolver } from './analytics/analytics.resolver.ts';
import { Auction } from './auctions/auction.entity.ts';
import { AuctionsResolver, ProductAuctions, UserAuctions } from './auctions/auctions.resolver.ts';
import { Bid } from './bids/bid.entity.ts';
import { AuctionBids, BidsResolver, OfferingBids, RfpBids } from './bids/bids.resolver.ts';
import { CatalogueResolver, CategoryLists } from './catalogue/catalogue.resolver.ts';
import { Category } from './catalogue/category.entity.ts';
import { Product } from './catalogue/product.entity.ts';
import { CompaniesResolver, UserCompany } from './companies/companies.resolver.ts';
import { CompanyProfile } from './companies/companyProfile.entity.ts';
import { AuctionBidder } from './desk/auctionBidder.entity.ts';
import { AuctionNote } from './desk/auctionNote.entity.ts';
import { AuctionDeskFields, DeskResolver, PlacedBidFields } from './desk/desk.resolver.ts';
import { AuctionOfChange, LiveResolver } from './live/live.resolver.ts';
import { DashboardResolver } from './dashboard/dashboard.resolver.ts';
import { Message } from './messaging/message.entity.ts';
import { MessagingResolver } from './messaging/messaging.resolver.ts';
import { Order } from './orders/order.entity.ts';
import { OrderEvent } from './orders/orderEvent.entity.ts';
import { AuctionOrders, OfferingOrders, OrdersResolver, RfpOrders } from './orders/orders.resolver.ts';
import { Offering } from './postings/offering.entity.ts';
import { ProductPostings, UserPostings } from './postings/postings.fields.ts';
import { PostingsResolver } from './postings/postings.resolver.ts';
import { Rfp } from './postings/rfp.entity.ts';
import { CommodityPrice, PricePoint } from './prices/commodity.entity.ts';
import { PricesResolver } from './prices/prices.resolver.ts';
import { WatchingResolver } from './watching/watching.resolver.ts';
import { CompanyDecisions, VerificationResolver } from './verification/verification.resolver.ts';
import { VerificationDecision } from './verification/verificationDecision.entity.ts';
import { NodesResolver } from './nodes.resolver.ts';
import { SearchResolver } from './search/search.resolver.ts';

// How each type is read, earlier slices first: a later slice adds fields to the types of earlier ones.
import './accounts/accounts.reading.ts';
import './messaging/messaging.reading.ts';
import './companies/companies.reading.ts';
import './verification/verification.reading.ts';
import './catalogue/catalogue.reading.ts';
import './postings/postings.reading.ts';
import './auctions/auctions.reading.ts';
import './bids/bids.reading.ts';
import './orders/orders.reading.ts';
import './desk/desk.reading.ts';
import './prices/prices.reading.ts';
import './dashboard/dashboard.reading.ts';

/** The order of the slices: one imports only those before it. */
export const slices = [
  'accounts',
  'messaging',
  'companies',
  'verification',
  'watching',
  'catalogue',
  'postings',
  'auctions',
  'bids',
  'orders',
  'desk',
  'live',
  'prices',
  'search',
  'dashboard',
  'analytics',
] as const;

export const entities = [
  User,
  Session,
  CompanyProfile,
  VerificationDecision,
  Category,
  Product,
  Message,
  Rfp,
  Offering,
  Auction,
  Bid,
  AuctionBidder,
  AuctionNote,
  Order,
  OrderEvent,
  CommodityPrice,
  PricePoint,
];

export const resolvers = [
  AccountsResolver,
  SettingsResolver,
  CompaniesResolver,
  UserCompany,
  WatchingResolver,
  VerificationResolver,
  CompanyDecisions,
  CatalogueResolver,
  CategoryLists,
  MessagingResolver,
  PostingsResolver,
  ProductPostings,
  UserPostings,
  AuctionsResolver,
  ProductAuctions,
  UserAuctions,
  BidsResolver,
  AuctionBids,
  OfferingBids,
  RfpBids,
  OrdersResolver,
  AuctionOrders,
  OfferingOrders,
  RfpOrders,
  DeskResolver,
  AuctionDeskFields,
  PlacedBidFields,
  LiveResolver,
  AuctionOfChange,
  PricesResolver,
  SearchResolver,
  DashboardResolver,
  AnalyticsResolver,
  NodesResolver,
] as const;
