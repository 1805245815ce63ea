import { AuditEvent } from './audit/auditEvent.entity.ts';
import { AuditResolver } from './audit/audit.resolver.ts';
import { AccountsResolver } from './accounts/accounts.resolver.ts';
import { EmailConfirmationResolver } from './accounts/emailConfirmation.resolver.ts';
import { EmailChangeResolver } from './accounts/emailChange.resolver.ts';
import { PasswordResetResolver } from './accounts/passwordReset.resolver.ts';
import { Session } from './accounts/session.entity.ts';
import { SettingsResolver } from './accounts/settings.resolver.ts';
import { User } from './accounts/user.entity.ts';
import { AdminResolver } from './admin/admin.resolver.ts';
import { MembersResolver } from './admin/members.resolver.ts';
import { OperationResolver } from './admin/operation.resolver.ts';
import { AnalyticsResolver } from './analytics/analytics.resolver.ts';
import { ApiKeysResolver, CreatedApiKeyFields } from './apiKeys/apiKeys.resolver.ts';
import { Auction } from './auctions/auction.entity.ts';
import { AuctionFields, AuctionsResolver, ProductAuctions, UserAuctions } from './auctions/auctions.resolver.ts';
import { Bid } from './bids/bid.entity.ts';
import { AuctionBids, BidsResolver, OfferingBids, PlacedBidFields, RfpBids } from './bids/bids.resolver.ts';
import { CatalogueResolver, CategoryLists } from './catalogue/catalogue.resolver.ts';
import { CommodityEditing, PriceAdminResolver } from './catalogueAdmin/prices.resolver.ts';
import { PriceCorrection } from './catalogueAdmin/priceCorrection.entity.ts';
import { MaterialSuggestion } from './suggestions/materialSuggestion.entity.ts';
import { SuggestionsResolver } from './suggestions/suggestions.resolver.ts';
import { CatalogueAdminResolver, CategoryEditing, MaterialEditing } from './catalogueAdmin/catalogueAdmin.resolver.ts';
import { Category } from './catalogue/category.entity.ts';
import { Product } from './catalogue/product.entity.ts';
import { CompaniesResolver, UserCompany } from './companies/companies.resolver.ts';
import { CompanyProfile } from './companies/companyProfile.entity.ts';
import { AuctionBidder } from './bids/auctionBidder.entity.ts';
import { AuctionNote } from './auctions/auctionNote.entity.ts';
import { AuctionCommandsResolver } from './auctionCommands/auctionCommands.resolver.ts';
import { AuctionOfChange, LiveResolver } from './live/live.resolver.ts';
import { OwnUpdatesResolver } from './live/own.resolver.ts';
import { PostingUpdatesResolver } from './live/postings.resolver.ts';
import { DashboardResolver } from './dashboard/dashboard.resolver.ts';
import { BlockedUsers, BlockingResolver } from './messaging/blocking.resolver.ts';
import { MemberBlock } from './messaging/memberBlock.entity.ts';
import { Report } from './reports/report.entity.ts';
import { ReportEntry } from './reports/reportEntry.entity.ts';
import { ReportEntries, ReportsResolver } from './reports/reports.resolver.ts';
import { Message } from './messaging/message.entity.ts';
import { EmailPreferencesResolver } from './messaging/emailPreferences.resolver.ts';
import { MessagingResolver } from './messaging/messaging.resolver.ts';
import { Order, OrderEvent } from './orders/order.entity.ts';
import { AuctionOrders, OfferingOrders, OrderFields, OrdersResolver, RfpOrders } from './orders/orders.resolver.ts';
import { Offering } from './postings/offering.entity.ts';
import { OfferingFields, ProductPostings, RfpFields, UserPostings } from './postings/postings.fields.ts';
import { PostingsResolver } from './postings/postings.resolver.ts';
import { InventoryResolver } from './inventory/inventory.resolver.ts';
import { Rfp } from './postings/rfp.entity.ts';
import { PasskeysResolver } from './secondFactor/passkeys.resolver.ts';
import { SecondFactorResolver } from './secondFactor/secondFactor.resolver.ts';
import { CommodityPrice, PricePoint } from './prices/commodity.entity.ts';
import { PricesResolver } from './prices/prices.resolver.ts';
import { WatchingResolver } from './watching/watching.resolver.ts';
import { CompanyDecisions, VerificationResolver } from './verification/verification.resolver.ts';
import { VerificationDecision } from './verification/verificationDecision.entity.ts';
import { PersonalDataResolver } from './personalData/personalData.resolver.ts';
import { NodesResolver } from './nodes.resolver.ts';
import { MaterialSearchResolver } from './search/materialSearch.resolver.ts';
import { WatchedSearchesResolver } from './search/watchedSearches.resolver.ts';
import { Webhook } from './webhooks/webhook.entity.ts';
import { WebhookAttempt, WebhookDelivery } from './webhooks/webhookDelivery.entity.ts';
import { WebhooksResolver, WebhookWithSecretFields } from './webhooks/webhooks.resolver.ts';
import { SearchResolver } from './search/search.resolver.ts';

// How each type is read, earlier slices first: a later slice adds fields to the types of earlier ones.
import './audit/audit.reading.ts';
import './accounts/accounts.reading.ts';
import './messaging/messaging.reading.ts';
import './companies/companies.reading.ts';
import './verification/verification.reading.ts';
import './catalogue/catalogue.reading.ts';
import './postings/postings.reading.ts';
import './postings/viewerCan.reading.ts';
import './auctions/auctions.reading.ts';
import './auctions/viewerCan.reading.ts';
import './bids/bids.reading.ts';
import './bids/participants.reading.ts';
import './orders/orders.reading.ts';
import './prices/prices.reading.ts';
import './catalogueAdmin/catalogueAdmin.reading.ts';
import './catalogueAdmin/prices.reading.ts';
import './suggestions/suggestions.reading.ts';
import './dashboard/dashboard.reading.ts';
import './reports/reports.reading.ts';
import './apiKeys/apiKeys.reading.ts';
import './inventory/inventory.reading.ts';
import './search/watchedSearches.reading.ts';
import './webhooks/webhooks.reading.ts';
import './admin/admin.reading.ts';

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
