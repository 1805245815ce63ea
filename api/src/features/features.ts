import { AuditEvent } from './staff/audit/auditEvent.entity.ts';
import { AuditResolver } from './staff/audit/audit.resolver.ts';
import { AccountsResolver } from './accounts/accounts.resolver.ts';
import { EmailConfirmationResolver } from './accounts/emailConfirmation.resolver.ts';
import { EmailChangeResolver } from './accounts/emailChange.resolver.ts';
import { PasswordResetResolver } from './accounts/passwordReset.resolver.ts';
import { Session } from './accounts/session.entity.ts';
import { SettingsResolver } from './accounts/settings.resolver.ts';
import { User } from './accounts/user.entity.ts';
import { AdminResolver } from './staff/members/admin.resolver.ts';
import { MembersResolver } from './staff/members/members.resolver.ts';
import { OperationResolver } from './staff/members/operation.resolver.ts';
import { AnalyticsResolver } from './insights/analytics/analytics.resolver.ts';
import { ApiKeysResolver, CreatedApiKeyFields } from './accounts/apiKeys/apiKeys.resolver.ts';
import { Auction } from './auctions/auction.entity.ts';
import { AuctionFields, AuctionsResolver, ProductAuctions, UserAuctions } from './auctions/auctions.resolver.ts';
import { Bid } from './bids/bid.entity.ts';
import { AuctionBids, BidsResolver, OfferingBids, PlacedBidFields, RfpBids } from './bids/bids.resolver.ts';
import { CatalogueResolver, CategoryLists } from './catalogue/catalogue.resolver.ts';
import { CommodityEditing, PriceAdminResolver } from './catalogue/admin/prices.resolver.ts';
import { PriceCorrection } from './catalogue/admin/priceCorrection.entity.ts';
import { MaterialSuggestion } from './catalogue/suggestions/materialSuggestion.entity.ts';
import { SuggestionsResolver } from './catalogue/suggestions/suggestions.resolver.ts';
import { CatalogueAdminResolver, CategoryEditing, MaterialEditing } from './catalogue/admin/catalogueAdmin.resolver.ts';
import { Category } from './catalogue/category.entity.ts';
import { Product } from './catalogue/product.entity.ts';
import { CompaniesResolver, UserCompany } from './companies/companies.resolver.ts';
import { CompanyProfile } from './companies/companyProfile.entity.ts';
import { AuctionBidder } from './bids/auctionBidder.entity.ts';
import { AuctionNote } from './auctions/auctionNote.entity.ts';
import { AuctionCommandsResolver } from './auctions/commands/auctionCommands.resolver.ts';
import { AuctionOfChange, LiveResolver } from './live/live.resolver.ts';
import { OwnUpdatesResolver } from './live/own.resolver.ts';
import { PostingUpdatesResolver } from './live/postings.resolver.ts';
import { DashboardResolver } from './insights/dashboard/dashboard.resolver.ts';
import { BlockedUsers, BlockingResolver } from './messages/blocking.resolver.ts';
import { MemberBlock } from './messages/memberBlock.entity.ts';
import { Report } from './staff/reports/report.entity.ts';
import { ReportEntry } from './staff/reports/reportEntry.entity.ts';
import { ReportEntries, ReportsResolver } from './staff/reports/reports.resolver.ts';
import { Message } from './messages/message.entity.ts';
import { EmailPreferencesResolver } from './messages/emailPreferences.resolver.ts';
import { MessagingResolver } from './messages/messaging.resolver.ts';
import { Order, OrderEvent } from './orders/order.entity.ts';
import { AuctionOrders, OfferingOrders, OrderFields, OrdersResolver, RfpOrders } from './orders/orders.resolver.ts';
import { Offering } from './postings/offering.entity.ts';
import { OfferingFields, ProductPostings, RfpFields, UserPostings } from './postings/postings.fields.ts';
import { PostingsResolver } from './postings/postings.resolver.ts';
import { InventoryResolver } from './partners/inventory/inventory.resolver.ts';
import { Rfp } from './postings/rfp.entity.ts';
import { PasskeysResolver } from './accounts/secondFactor/passkeys.resolver.ts';
import { SecondFactorResolver } from './accounts/secondFactor/secondFactor.resolver.ts';
import { CommodityPrice, PricePoint } from './prices/commodity.entity.ts';
import { PricesResolver } from './prices/prices.resolver.ts';
import { WatchingResolver } from './watchlist/watching.resolver.ts';
import { CompanyDecisions, VerificationResolver } from './companies/verification/verification.resolver.ts';
import { VerificationDecision } from './companies/verification/verificationDecision.entity.ts';
import { PersonalDataResolver } from './personalData/personalData.resolver.ts';
import { NodesResolver } from './nodes/nodes.resolver.ts';
import { MaterialSearchResolver } from './search/materialSearch.resolver.ts';
import { WatchedSearchesResolver } from './search/watchedSearches.resolver.ts';
import { Webhook } from './partners/webhooks/webhook.entity.ts';
import { WebhookAttempt, WebhookDelivery } from './partners/webhooks/webhookDelivery.entity.ts';
import { WebhooksResolver, WebhookWithSecretFields } from './partners/webhooks/webhooks.resolver.ts';
import { SearchResolver } from './search/search.resolver.ts';

// How each type is read, earlier slices first: a later slice adds fields to the types of earlier ones.
import './staff/audit/audit.reading.ts';
import './accounts/accounts.reading.ts';
import './messages/messaging.reading.ts';
import './companies/companies.reading.ts';
import './companies/verification/verification.reading.ts';
import './catalogue/catalogue.reading.ts';
import './postings/postings.reading.ts';
import './postings/viewerCan.reading.ts';
import './auctions/auctions.reading.ts';
import './auctions/viewerCan.reading.ts';
import './bids/bids.reading.ts';
import './bids/participants.reading.ts';
import './orders/orders.reading.ts';
import './prices/prices.reading.ts';
import './catalogue/admin/catalogueAdmin.reading.ts';
import './catalogue/admin/prices.reading.ts';
import './catalogue/suggestions/suggestions.reading.ts';
import './insights/dashboard/dashboard.reading.ts';
import './staff/reports/reports.reading.ts';
import './accounts/apiKeys/apiKeys.reading.ts';
import './partners/inventory/inventory.reading.ts';
import './search/watchedSearches.reading.ts';
import './partners/webhooks/webhooks.reading.ts';
import './staff/members/admin.reading.ts';

export const entities = [
  AuditEvent,
  User,
  Session,
  CompanyProfile,
  VerificationDecision,
  Category,
  Product,
  Message,
  MemberBlock,
  Report,
  ReportEntry,
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
  PriceCorrection,
  MaterialSuggestion,
  Webhook,
  WebhookDelivery,
  WebhookAttempt,
];

export const resolvers = [
  AuditResolver,
  AccountsResolver,
  EmailChangeResolver,
  PasswordResetResolver,
  EmailConfirmationResolver,
  SettingsResolver,
  SecondFactorResolver,
  PasskeysResolver,
  ApiKeysResolver,
  CreatedApiKeyFields,
  CompaniesResolver,
  UserCompany,
  WatchingResolver,
  VerificationResolver,
  CompanyDecisions,
  CatalogueResolver,
  CategoryLists,
  MessagingResolver,
  BlockingResolver,
  BlockedUsers,
  ReportsResolver,
  ReportEntries,
  EmailPreferencesResolver,
  PostingsResolver,
  InventoryResolver,
  OfferingFields,
  RfpFields,
  ProductPostings,
  UserPostings,
  AuctionsResolver,
  AuctionFields,
  ProductAuctions,
  UserAuctions,
  BidsResolver,
  AuctionBids,
  PlacedBidFields,
  OfferingBids,
  RfpBids,
  OrdersResolver,
  OrderFields,
  AuctionOrders,
  OfferingOrders,
  RfpOrders,
  AuctionCommandsResolver,
  LiveResolver,
  AuctionOfChange,
  OwnUpdatesResolver,
  PostingUpdatesResolver,
  PricesResolver,
  CatalogueAdminResolver,
  CategoryEditing,
  MaterialEditing,
  PriceAdminResolver,
  CommodityEditing,
  SuggestionsResolver,
  SearchResolver,
  MaterialSearchResolver,
  WatchedSearchesResolver,
  DashboardResolver,
  AnalyticsResolver,
  WebhooksResolver,
  WebhookWithSecretFields,
  AdminResolver,
  MembersResolver,
  PersonalDataResolver,
  OperationResolver,
  NodesResolver,
] as const;
