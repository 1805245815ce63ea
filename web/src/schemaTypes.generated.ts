/** The viewer's personal data, as others see it; every field is mandatory, but for the last name of people with one name. */
export type AccountInput = {
  /** City. */
  city: string;
  /** Company name. */
  companyName: string;
  /** Country. */
  country: string;
  /** First name. */
  firstName: string;
  /** Last name; required unless `onlyOneName`. */
  lastName?: string | null | undefined;
  /** Telephone. */
  mobileNumber: string;
  /** Whether the person has one name, which is the first one; the last name is empty then. */
  onlyOneName?: boolean | null | undefined;
  /** Position in the company. */
  position: string;
};

/** What an API key may do. */
export type ApiKeyScope =
  /** Read what its member may read. */
  | 'read'
  /** Change postings, bids, orders and messages, and read what these changes return. */
  | 'trade';

/** What happened in an auction. */
export type AuctionNewsKind =
  /** The market placed an automatic bid for a maximum. */
  | 'automatic_bid'
  /** A bid was accepted. */
  | 'bid'
  /** The auction was cancelled. */
  | 'cancelled'
  /** The auction closed. */
  | 'closed'
  /** The owner changed the terms before the first bid. */
  | 'edited'
  /** The end was moved. */
  | 'extended'
  /** The viewer raised their maximum. */
  | 'maximum_raised'
  /** The owner added a note. */
  | 'noted'
  /** Bidding opened. */
  | 'opened'
  /** A member requested to participate, was approved or was declined. */
  | 'participation'
  /** An admin paused the auction. */
  | 'paused'
  /** An admin resumed the auction; its end moved by the length of the pause. */
  | 'resumed'
  /** A bid was voided. */
  | 'voided';

/** How an auction ended. */
export type AuctionOutcome =
  /** The leading bid won. */
  | 'awarded'
  /** The owner or an admin cancelled it. */
  | 'cancelled'
  /** There were no bids. */
  | 'no_bids'
  /** No bid met the reserve price. */
  | 'reserve_not_met';

/** Status of an auction. */
export type AuctionStatus =
  /** Open for bids; shown as Live. */
  | 'active'
  /** Closed for bids. */
  | 'ended'
  /** Not open yet; shown as Upcoming. */
  | 'scheduled';

/** Direction of an auction. */
export type AuctionType =
  /** The owner sells; the highest bid leads. */
  | 'forward'
  /** The owner buys; the lowest bid leads. */
  | 'reverse';

/** The kind of an event in the audit log. */
export type AuditKind =
  /** The account was deleted. */
  | 'account_deleted'
  /** All sessions were ended in the settings. */
  | 'all_sessions_ended'
  /** An API key was created. */
  | 'api_key_created'
  /** An API key was revoked. */
  | 'api_key_revoked'
  /** All API keys were revoked. */
  | 'api_keys_revoked'
  /** An auction was cancelled by an admin. */
  | 'auction_cancelled_by_admin'
  /** An auction was paused. */
  | 'auction_paused'
  /** An auction was resumed. */
  | 'auction_resumed'
  /** The authenticator app was replaced. */
  | 'authenticator_replaced'
  /** A request was refused because the member may not do this. */
  | 'authorization_refused'
  /** A bid was voided by an admin. */
  | 'bid_voided_by_admin'
  /** A category or material was added. */
  | 'catalogue_added'
  /** A category or material was changed. */
  | 'catalogue_edited'
  /** A category or material was hidden. */
  | 'catalogue_hidden'
  /** Materials were imported. */
  | 'catalogue_imported'
  /** A category or material was merged into another one. */
  | 'catalogue_merged'
  /** A hidden category or material was shown again. */
  | 'catalogue_shown'
  /** A commodity was added to the price index. */
  | 'commodity_added'
  /** A commodity of the price index was changed. */
  | 'commodity_edited'
  /** A change of who manages a company was undone. */
  | 'company_act_undone'
  /** A company was approved. */
  | 'company_approved'
  /** A company was closed by its owner. */
  | 'company_closed'
  /** A company was locked by an admin. */
  | 'company_locked'
  /** Was offered a company by its owner. */
  | 'company_offered'
  /** A company was rejected. */
  | 'company_rejected'
  /** A company was asked to revise its profile. */
  | 'company_revision_requested'
  /** Became the owner of a company. */
  | 'company_transferred'
  /** A company was unlocked by an admin. */
  | 'company_unlocked'
  /** Your data was downloaded. */
  | 'data_export_downloaded'
  /** A download of personal data was requested. */
  | 'data_export_requested'
  /** A new email address was entered in the settings. */
  | 'email_change_requested'
  /** The email address was changed. */
  | 'email_changed'
  /** The former email address was restored. */
  | 'email_reverted'
  /** An invitation to a company was cancelled. */
  | 'invitation_cancelled'
  /** An invitation to a company was declined. */
  | 'invitation_declined'
  /** A failed job was run again. */
  | 'job_retried'
  /** Signed out. */
  | 'logged_out'
  /** Sign-in failed. */
  | 'login_failed'
  /** Sign-in was blocked after too many attempts. */
  | 'login_limited'
  /** Signed in. */
  | 'login_succeeded'
  /** Somebody was invited to a company. */
  | 'member_invited'
  /** Joined a company. */
  | 'member_joined'
  /** Left a company. */
  | 'member_left'
  /** The account was locked by an admin. */
  | 'member_locked'
  /** Was removed from a company. */
  | 'member_removed'
  /** Got another role in a company. */
  | 'member_role_changed'
  /** A session was ended by an admin. */
  | 'member_session_ended'
  /** All sessions were ended by an admin. */
  | 'member_sessions_ended'
  /** The account was unlocked by an admin. */
  | 'member_unlocked'
  /** An offering was taken off the market by an admin. */
  | 'offering_withdrawn_by_admin'
  /** A passkey was added. */
  | 'passkey_added'
  /** A passkey was removed. */
  | 'passkey_removed'
  /** The password was changed, and all other sessions ended. */
  | 'password_changed'
  /** A wrong current password was given in the settings. */
  | 'password_check_failed'
  /** A new password was set with a link from an email. */
  | 'password_reset'
  /** The operator created a link to set a new password. */
  | 'password_reset_link_created'
  /** A price was added to the price index. */
  | 'price_added'
  /** A price of the price index was corrected or removed. */
  | 'price_corrected'
  /** Prices were imported. */
  | 'prices_imported'
  /** A recovery code was used. */
  | 'recovery_code_used'
  /** New recovery codes were made. */
  | 'recovery_codes_renewed'
  /** The account was created. */
  | 'registered'
  /** A report was handled. */
  | 'report_handled'
  /** An RFP was cancelled by an admin. */
  | 'rfp_cancelled_by_admin'
  /** The operator granted a role. */
  | 'role_granted'
  /** The operator took a role away. */
  | 'role_revoked'
  /** A function of the search was added, changed or removed. */
  | 'search_function_changed'
  /** A list of the search was imported. */
  | 'search_list_imported'
  /** The second factor was turned off. */
  | 'second_factor_disabled'
  /** The second factor was turned on. */
  | 'second_factor_enabled'
  /** A wrong code was entered. */
  | 'second_factor_failed'
  /** The second factor was removed by the operator. */
  | 'second_factor_reset'
  /** A session was ended in the settings. */
  | 'session_ended'
  /** The signing key was replaced. */
  | 'signing_key_rotated'
  /** A suggested material was accepted. */
  | 'suggestion_accepted'
  /** A suggested material was declined. */
  | 'suggestion_declined'
  /** A webhook was changed. */
  | 'webhook_changed'
  /** A webhook was added. */
  | 'webhook_created'
  /** A webhook was deleted. */
  | 'webhook_deleted'
  /** A webhook got a new secret. */
  | 'webhook_secret_rotated';

/** Status of a bid. */
export type BidStatus =
  /** Neither won nor lost yet. */
  | 'active'
  /** Won. */
  | 'awarded'
  /** Another bid won. */
  | 'declined'
  /** Voided by the owner or an admin. */
  | 'voided';

/** What others see while an auction runs. */
export type BidVisibility =
  /** Everyone sees the price; bidders are shown as aliases. */
  | 'public'
  /** Bidders see their own rank, but not each other's amounts. */
  | 'rank_only'
  /** Bidders see only their own bid; the owner sees no bids. */
  | 'sealed';

/** The cancellation of the viewer's RFP without an award. */
export type CancelRfpInput = {
  /** The reason, shown to the bidders; at most 1000 characters. */
  reason: string;
  /** The RFP. */
  rfpId: string;
};

/** A part of the catalogue that is exported and imported as a file. */
export type CatalogueFile =
  /** Materials that are not sold; a search for one of them finds no other material. The file becomes the list. */
  | 'absent_materials'
  /** What materials are used for, with names and materials. The file becomes the list. */
  | 'functions'
  /** Foreign words and their English words. The file becomes the list. */
  | 'lexicon'
  /** A row per material. Rows change the materials that they name and add others. */
  | 'materials'
  /** A row per price of the price index, the latest 5,000. Rows correct prices and add others. */
  | 'prices'
  /** Words that are never corrected to words of the catalogue. The file becomes the list. */
  | 'protected_words';

/** A category of the catalogue. */
export type CategoryInput = {
  /** Description, at most 2,000 characters. */
  description?: string | null | undefined;
  /** Name, at most 200 characters, unique among the categories of the same parent. */
  name: string;
  /** The parent: null for an industry, an industry for a product family, a family for a category. */
  parentId?: string | null | undefined;
};

/** Level of a category in the tree. */
export type CategoryLevel =
  /** A category further down. */
  | 'category'
  /** A category without a parent. */
  | 'industry'
  /** A category whose parent is an industry. */
  | 'product_family';

/** A change of an order's status. */
export type ChangeOrderInput = {
  /** Any text of at most 255 characters, different for each command. A retry with the same key returns the same record. */
  idempotencyKey?: string | null | undefined;
  /** A comment for the other side, at most 1000 characters; needed to cancel. */
  note?: string | null | undefined;
  /** The order. */
  orderId: string;
  /** The new status: the seller confirms and ships, the buyer reports the delivery and completes the order, and either can cancel before it is shipped. */
  status: OrderStatus;
};

/** The end of a quote, by its new status. */
export type ChangeQuoteInput = {
  /** Where the buyer wants the goods, at most 400 characters; with the buyer's acceptance. */
  deliveryAddress?: string | null | undefined;
  /** A text for the other side where it is declined, at most 1000 characters. */
  note?: string | null | undefined;
  /** The buyer's own number of the order (PO number), at most 60 characters; with the buyer's acceptance. */
  purchaseOrderNumber?: string | null | undefined;
  /** The quote. */
  quoteId: string;
  /** Why it is declined; needed for that only. */
  reason?: QuoteDeclineReason | null | undefined;
  /** Number of the current revision, which the viewer has seen; if there is another one, the call is refused. */
  revision: number;
  /** `accepted`: places a confirmed order with the current terms; the offering has so much less. `declined`: ends a quote that waits for the viewer. `withdrawn`: ends one whose current terms the own side proposed. */
  status: QuoteStatus;
};

/** A code of the authenticator app. */
export type CodeInput = {
  /** The six digits that the app shows. */
  code: string;
};

/** A commodity of the price index. */
export type CommodityInput = {
  /** USD; the price index is in US dollars. */
  currency: string;
  /** Name, at most 100 characters. */
  name: string;
  /** Where its prices are from, at most 200 characters. */
  source: string;
  /** Symbol of capital letters, digits and hyphens, unique. */
  symbol: string;
  /** MT, KG, L, Tons or Units. */
  unit: string;
};

/** An act of an admin that concerns a company. */
export type CompanyActInput = {
  /** The company. */
  companyId: string;
  /** The reason, at most 200 characters, which its people can read; the audit log keeps it. */
  reason: string;
};

/** A company profile. */
export type CompanyProfileInput = {
  /** Postal address. */
  address?: string | null | undefined;
  /** Number in the trade register. */
  businessRegistrationNumber?: string | null | undefined;
  /** Official name. */
  companyName: string;
  /** Email address for business mail, which members see. */
  contactEmail?: string | null | undefined;
  /** What the company does. */
  description?: string | null | undefined;
  /** Telephone. */
  phone: string;
  /** Country in which the company is registered; if absent it stays, at first that of the owner. */
  registrationCountry?: string | null | undefined;
  /** Blank, or the id of the signed-in user; any other is refused. */
  userId?: string | null | undefined;
  /** VAT number, which the other side of an order sees. */
  vatNumber?: string | null | undefined;
  /** Web address, http or https. */
  website?: string | null | undefined;
};

/** What somebody may do for their company. */
export type CompanyRole =
  /** Trades, changes the profile, invites and removes colleagues, and changes their roles. */
  | 'admin'
  /** Everything, and hands the company over. A company has one. */
  | 'owner'
  /** Reads everything of the company. */
  | 'reader'
  /** Posts, bids, orders and answers. */
  | 'trader';

/** What a completion of a search stands for. */
export type CompletionKind =
  /** A category. */
  | 'category'
  /** A company by its name. */
  | 'company'
  /** A material by a number, such as its CAS number. */
  | 'identifier'
  /** A material by its name. */
  | 'material'
  /** A material by another name. */
  | 'synonym'
  /** A use or function. */
  | 'use';

/** A new API key. */
export type CreateApiKeyInput = {
  /** When it stops working, at most 366 days from now; absent or null: never. */
  expiresAt?: string | null | undefined;
  /** A name by which to recognise it, at most 60 characters. */
  name: string;
  /** The current password. */
  password: string;
  /** What the key may do; at least one. */
  scopes: Array<ApiKeyScope>;
};

/** A complete auction, to create it or to replace its terms. */
export type CreateAuctionInput = {
  /** Whether a late change of leader extends the auction; false if absent. */
  autoExtend?: boolean | null | undefined;
  /** Length of an extension in minutes; required if `autoExtend` is true. */
  autoExtendDuration?: number | null | undefined;
  /** Minimum difference between bids; 0.01 if absent. */
  bidIncrement?: string | null | undefined;
  /** What others see while the auction runs; `public` if absent. */
  bidVisibility?: BidVisibility | null | undefined;
  /** Day of delivery; not in the past. */
  deliveryDate?: string | null | undefined;
  /** Place of delivery. */
  deliveryLocation?: string | null | undefined;
  /** Incoterm. */
  deliveryTerms?: DeliveryTerms | null | undefined;
  /** Description, at most 4000 characters. */
  description: string;
  /** End of bidding; after the start and in the future. */
  endTime: string;
  /** Any text of at most 255 characters, different for each command. A retry with the same key returns the same record. */
  idempotencyKey?: string | null | undefined;
  /** Place of inspection; required if the goods are inspected. */
  inspectionLocation?: string | null | undefined;
  /** Whether the goods are inspected; false if absent. */
  inspectionRequired?: boolean | null | undefined;
  /** Maximum number of bidders; unlimited if absent. */
  maxBidders?: number | null | undefined;
  /** Payment terms. */
  paymentTerms?: PaymentTerms | null | undefined;
  /** Whether the owner approves bidders before they can bid; false if absent. */
  preQualificationRequired?: boolean | null | undefined;
  /** Quantity that amounts are for; `lot` if absent. */
  priceBasis?: PriceBasis | null | undefined;
  /** The material of the catalogue; null or 'none' for other materials. */
  productId?: string | null | undefined;
  /** Quality specifications: an object with `requirements`. */
  qualitySpecs?: Record<string, unknown> | null | undefined;
  /** Quantity, a positive whole number. */
  quantity: number;
  /** The price that must be met for an award. Visible to the owner only; after the auction has ended, part of its public log, except if it was sealed or rank-only and was cancelled. */
  reservePrice?: string | null | undefined;
  /** Start of bidding; a past time starts it immediately. */
  startTime: string;
  /** The starting price, by the price basis. */
  startingPrice: string;
  /** Title, at most 160 characters. */
  title: string;
  /** Direction; `forward` if absent. */
  type?: AuctionType | null | undefined;
  /** Unit of the quantity: free text, at most 40 characters. */
  unit: string;
  /** Blank, or the id of the signed-in user; any other is refused. */
  userId?: string | null | undefined;
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** Types of events, such as `order.placed`; at least one. */
  events: Array<string>;
  /** Limits the RFPs and auctions that events are sent about. */
  filter?: WebhookFilterInput | null | undefined;
  /** Any text of at most 255 characters, different for each command. A retry with the same key returns the same record. */
  idempotencyKey?: string | null | undefined;
  /** The current password. */
  password: string;
  /** An https address without user name and password, of at most 2,000 characters. */
  url: string;
};

/** An admin's decision about a company that waits for verification. */
export type DecideVerificationInput = {
  /** The company profile. */
  companyProfileId: string;
  /** Any text of at most 255 characters, different for each command. A retry with the same key returns the same record. */
  idempotencyKey?: string | null | undefined;
  /** The reason, at most 1000 characters, for the owner. Needed unless approved. */
  reason?: string | null | undefined;
  /** `approved`, `revision_requested` or `rejected`. */
  status: VerificationStatus;
  /** The profile's `submittedAt` that the admin saw; the decision is refused if the profile has been saved since. */
  submittedAt: string;
};

/** The deletion of the viewer's account. */
export type DeleteAccountInput = {
  /** A code of the second factor or a recovery code; needed if the account has a second factor. */
  code?: string | null | undefined;
  /** The word DELETE. */
  confirmation: string;
  /** The current password. */
  password: string;
};

/** Incoterms 2020. */
export type DeliveryTerms =
  /** Cost and freight. */
  | 'CFR'
  /** Cost, insurance and freight. */
  | 'CIF'
  /** Carriage and insurance paid to. */
  | 'CIP'
  /** Carriage paid to. */
  | 'CPT'
  /** Delivered at place. */
  | 'DAP'
  /** Delivered duty paid. */
  | 'DDP'
  /** Delivered at place unloaded. */
  | 'DPU'
  /** Ex works. */
  | 'EXW'
  /** Free alongside ship. */
  | 'FAS'
  /** Free carrier. */
  | 'FCA'
  /** Free on board. */
  | 'FOB';

/** New terms of the viewer's offering; existing orders keep theirs, and terms that are absent stay. */
export type EditOfferingInput = {
  /** The last day it is available; not in the past. Null: no end. */
  availableUntil?: string | null | undefined;
  /** True where the seller confirms the price even if it is unusual, as `confirmUnusualPrice` does. Has no effect for companies that are not verified. */
  confirmUnusualPrice?: boolean | null | undefined;
  /** Day of delivery, instead of `leadTimeDays`; not in the past. Null removes it; without the field it stays. */
  deliveryDate?: string | null | undefined;
  /** The named place of the Incoterm, at most 200 characters. Null removes it; without the field it stays. */
  deliveryLocation?: string | null | undefined;
  /** Incoterm. Null removes it; without the field it stays. */
  deliveryTerms?: DeliveryTerms | null | undefined;
  /** Description, at most 4000 characters; can change until an order, a quote or a bid refers to the offering. */
  description?: string | null | undefined;
  /** The quantity that the seller saw; if orders have changed it since, the edit is refused. */
  expectedQuantity?: number | null | undefined;
  /** Days from the order to the delivery, 1 to 730. Null removes it; without the field it stays. */
  leadTimeDays?: number | null | undefined;
  /** The smallest quantity that can be ordered, at most `quantity`. Null removes it; without the field it stays. */
  minimumQuantity?: number | null | undefined;
  /** The offering. */
  offeringId: string;
  /** Where the goods were made, at most 100 characters. Null removes it; without the field it stays. */
  origin?: string | null | undefined;
  /** Packaging, at most 200 characters. Null removes it; without the field it stays. */
  packaging?: string | null | undefined;
  /** Payment terms. Null removes it; without the field it stays. */
  paymentTerms?: PaymentTerms | null | undefined;
  /** Price per unit. */
  price?: string | null | undefined;
  /** Quantity available now, a positive whole number. */
  quantity?: number | null | undefined;
  /** By how many per cent the delivered quantity may be more or less, 1 to 50. Null removes it; without the field it stays. */
  quantityTolerance?: number | null | undefined;
  /** The seller's own number, 1 to 64 characters, unique among the seller's offerings; only the seller sees it. Null removes it; without the field it stays. */
  sku?: string | null | undefined;
  /** Values of these goods, one 'name: value' per line, at most 4000 characters. Null removes it; without the field it stays. */
  specifications?: string | null | undefined;
  /** `withdrawn` takes it off the market, `active` puts it there again; other statuses are refused. */
  status?: OfferingStatus | null | undefined;
  /** Title, at most 160 characters; can change until an order, a quote or a bid refers to the offering. */
  title?: string | null | undefined;
  /** MT, KG, L, Tons or Units; can change until an order, a quote or a bid refers to the offering. */
  unit?: string | null | undefined;
};

/** A change of the viewer's RFP; fields that are absent stay. */
export type EditRfpInput = {
  /** The last day for bids; not in the past, and not earlier once there is a bid. Null for none. */
  closingDate?: string | null | undefined;
  /** Day of delivery; not in the past. Null for none. */
  deliveryDate?: string | null | undefined;
  /** Place of delivery; null for none. */
  deliveryLocation?: string | null | undefined;
  /** Description, at most 4000 characters. Once there is a bid: the former text, followed by new lines with more. */
  description?: string | null | undefined;
  /** Quantity, a positive whole number. */
  quantity?: number | null | undefined;
  /** The reason of a cancellation, shown to the bidders; at most 1000 characters. */
  reason?: string | null | undefined;
  /** The RFP. */
  rfpId: string;
  /** `cancelled` ends it without an award, for a reason; `active` changes nothing; no other. */
  status?: RfpStatus | null | undefined;
  /** Target budget; null for none. */
  targetPrice?: string | null | undefined;
  /** Title, at most 160 characters. */
  title?: string | null | undefined;
  /** MT, KG, L, Tons or Units. */
  unit?: string | null | undefined;
};

/** A new email address of the viewer. */
export type EmailChangeInput = {
  /** The new address. */
  newEmail: string;
  /** The current password. */
  password: string;
};

/** How notices of a topic are sent by email. */
export type EmailDelivery =
  /** A minute after the notice, unless it was read; at most 20 a day, and further ones in the daily summary. */
  | 'at_once'
  /** Together, once a day. */
  | 'daily'
  /** Not at all. */
  | 'off'
  /** Together, on Mondays. */
  | 'weekly';

/** A choice for one topic. */
export type EmailPreferenceInput = {
  /** How its notices are to be sent. */
  delivery: EmailDelivery;
  /** The topic. */
  topic: EmailTopic;
};

/** A group of notices that are also sent by email. */
export type EmailTopic =
  /** Bids and auctions. */
  | 'auctions'
  /** The verification of the company. */
  | 'company'
  /** Messages and inquiries of other members. */
  | 'messages'
  /** Orders, and bids on RFPs. */
  | 'orders'
  /** What is watched and searched for, and RFPs for materials that the viewer sells. */
  | 'watching';

/** Ends a session of another member. */
export type EndMemberSessionInput = {
  /** The reason, at most 200 characters; it is kept in the audit log. */
  reason: string;
  /** Id of the session, as returned by `memberSessions`. */
  sessionId: string;
  /** The member. */
  userId: string;
};

/** Where a field of offerings comes from in a file: its column, or a value for every row. */
export type FileColumnInput = {
  /** The name of the column in the header. */
  column?: string | null | undefined;
  /** The field, such as `price`. */
  field: string;
  /** The value for every row, in place of a column. */
  value?: string | null | undefined;
};

/** How files with a header are read. */
export type FileLayoutInput = {
  /** The fields that the file has. Other columns are left out. Null: columns and decimal sign stay as they are known. */
  columns?: Array<FileColumnInput> | null | undefined;
  /** The decimal sign, `.` or `,`, of numbers such as 1,250 where no other cell of the column tells. */
  decimalSign?: string | null | undefined;
  /** The names of all columns, in any order. */
  header: Array<string>;
  /** Materials that are not found as they are written, besides those that are known. */
  materials?: Array<FileMaterialInput> | null | undefined;
};

/** A material of a file. */
export type FileMaterialInput = {
  /** The name of the material in the catalogue; empty if it is not in the catalogue. */
  name: string;
  /** As it is written in the file. */
  written: string;
};

/** What was done about a report. */
export type HandleReportInput = {
  /** At most 2000 characters, for support and admins. */
  note: string;
  /** The report. */
  reportId: string;
};

/** Hides an entry of the catalogue, or shows it again. */
export type HideInput = {
  /** The entry. */
  id: string;
  /** Whether members no longer see it. */
  isHidden: boolean;
  /** The reason for the audit log, at most 500 characters. */
  reason: string;
};

/** A CSV file to import. */
export type ImportInput = {
  /** The text of the file, at most 5,000 rows. At `/graphql/import` it may have 5 MiB, at `/graphql` 100 KiB. */
  csv: string;
  /** True: the file is only checked. */
  isDryRun: boolean;
};

/** A question to the seller of an offering. */
export type InquireInput = {
  /** Any text of at most 255 characters, different for each command. A retry with the same key returns the same record. */
  idempotencyKey?: string | null | undefined;
  /** The question, at most 2000 characters. */
  message: string;
  /** The offering. */
  offeringId: string;
  /** The quantity asked for, in the unit of the offering. */
  quantity?: number | null | undefined;
};

/** Status of an invitation. */
export type InvitationStatus =
  /** Accepted: the person joined the company. */
  | 'accepted'
  /** Withdrawn, or replaced after it had expired. */
  | 'cancelled'
  /** Declined. */
  | 'declined'
  /** Waits for an answer, until it expires. */
  | 'pending';

/** An invitation to the company. */
export type InviteMemberInput = {
  /** A code of the second factor, if the account has one, with the password. */
  code?: string | null | undefined;
  /** The address. */
  email: string;
  /** Any text of at most 255 characters, different for each command. A retry with the same key returns the same invitation, with its link. */
  idempotencyKey?: string | null | undefined;
  /** The current password: what concerns admins and the owner needs it (PASSWORD_REQUIRED). */
  password?: string | null | undefined;
  /** The role: admin, trader or reader. */
  role: CompanyRole;
};

/** A login. */
export type LoginInput = {
  /** Business email. */
  email: string;
  /** Password. */
  password: string;
};

/** Why a search found a material. */
export type MatchReasonKind =
  /** Its category. */
  | 'category'
  /** A number or formula of the material, such as its CAS or UN number. */
  | 'identifier'
  /** Its name. */
  | 'name'
  /** Another name. */
  | 'synonym'
  /** A use or function. */
  | 'use'
  /** Some of the words. */
  | 'words';

/** Facets of a list of materials. Values of one facet are alternatives, and a material must satisfy every facet. At most 50 values each. */
export type MaterialFilter = {
  /** Only materials of these categories and their descendants. */
  categoryIds?: Array<string> | null | undefined;
  /** KG, L or Units: only materials with a price for this unit. */
  comparableUnit?: string | null | undefined;
  /** Only materials with an active offering of a supplier from these countries, by values of the facet `country` or ISO codes of two letters. */
  countries?: Array<string> | null | undefined;
  /** Only materials of these product families. */
  familyIds?: Array<string> | null | undefined;
  /** Only materials in these forms, by values of the facet `form`. */
  forms?: Array<string> | null | undefined;
  /** Only materials of these grades, by values of the facet `grade`. */
  grades?: Array<string> | null | undefined;
  /** True: only with an active offering that has stock. */
  inStock?: boolean | null | undefined;
  /** Only materials of these industries. */
  industryIds?: Array<string> | null | undefined;
  /** The greatest lowest comparable price in US dollars, a decimal string; needs `comparableUnit`. */
  maxComparablePrice?: string | null | undefined;
  /** The least lowest comparable price in US dollars, a decimal string; needs `comparableUnit`. */
  minComparablePrice?: string | null | undefined;
  /** True: only with an active offering of a verified supplier. */
  verifiedSupplier?: boolean | null | undefined;
};

/** A material of the catalogue. */
export type MaterialInput = {
  /** CAS number with a valid check digit, in any writing. */
  casNumber?: string | null | undefined;
  /** Its category, on any level. */
  categoryId: string;
  /** Description, at most 5,000 characters. */
  description?: string | null | undefined;
  /** Formula, at most 100 characters. */
  formula?: string | null | undefined;
  /** Name, at most 200 characters, unique in its category. */
  name: string;
  /** Reference price in US dollars; needs a unit. */
  referencePrice?: string | null | undefined;
  /** MT, KG, L, Tons or Units; needs a price. */
  referenceUnit?: string | null | undefined;
  /** Year of the reference price. */
  referenceYear?: number | null | undefined;
  /** Safety and handling, one `name: value` per line; `hazard_statements` may be there several times. */
  safetyData?: string | null | undefined;
  /** Names for the search only, one `text | language | kind | whole` per line; at most 200. If left out, they stay as they are. */
  searchNames?: string | null | undefined;
  /** Specifications, one `name: value` per line; at most 100. */
  specifications?: string | null | undefined;
  /** Other names, one per line; at most 50. */
  synonyms?: string | null | undefined;
};

/** An act of an admin that concerns a member. */
export type MemberActInput = {
  /** The reason, at most 200 characters; it is kept in the audit log. */
  reason: string;
  /** The member. */
  userId: string;
};

/** Two materials that become one. */
export type MergeInput = {
  /** The material that goes; its address then leads to the other one. */
  fromId: string;
  /** The material that remains. */
  intoId: string;
  /** The reason for the audit log, at most 500 characters. */
  reason: string;
};

/** What a message is. */
export type MessageKind =
  /** A step of an order, which `order` leads to. */
  | 'order'
  /** A step of a quote. */
  | 'quote'
  /** A text, or a notice. */
  | 'text';

/** What the viewer has to do. */
export type NeedKind =
  /** Answer a quote. */
  | 'answer_quote'
  /** Award the next bid of an auction, because the order of its award was cancelled. */
  | 'award_next'
  /** Complete an order, as buyer. */
  | 'complete_order'
  /** Confirm a delivery, as buyer. */
  | 'confirm_delivery'
  /** Confirm an order, as seller. */
  | 'confirm_order'
  /** Correct the company profile, because its verification was refused. */
  | 'correct_profile'
  /** Decide about the bids on an RFP. */
  | 'decide_bids'
  /** Follow an auction with a bid of theirs that ends within 24 hours. */
  | 'follow_auction'
  /** Follow an auction of their own that ends within 24 hours. */
  | 'follow_own_auction'
  /** Ship an order, as seller. */
  | 'ship_order';

/** A new passkey, as the browser made it. Bytes are base64url. */
export type NewPasskeyInput = {
  /** `response.attestationObject`. */
  attestationObject: string;
  /** `response.clientDataJSON`. */
  clientDataJSON: string;
  /** `id` of the credential. */
  credentialId: string;
  /** A name to recognise it by, of at most 60 characters. */
  name: string;
  /** `response.transports`. */
  transports?: Array<string> | null | undefined;
};

/** Sort order of a list of offerings. */
export type OfferingSort =
  /** Newest first. */
  | 'newest'
  /** Lowest comparable price first: per kg, then per litre, then per piece; then unusual prices that are not confirmed; offers that cannot be compared last. */
  | 'price'
  /** Highest comparable price first: per kg, then per litre, then per piece; unusual prices that are not confirmed and offers that cannot be compared last. */
  | 'price_descending'
  /** By the time of the last change, earliest first. */
  | 'updated';

/** Status of an offering. */
export type OfferingStatus =
  /** Available. */
  | 'active'
  /** The last day of availability has passed. */
  | 'expired'
  /** The whole quantity has been ordered: `quantity` is 0. */
  | 'sold_out'
  /** Withdrawn by the seller. */
  | 'withdrawn';

/** A side of an order. */
export type OrderSide =
  /** The buyer. */
  | 'buyer'
  /** The seller. */
  | 'seller';

/** Status of an order. */
export type OrderStatus =
  /** Cancelled by the buyer or the seller, or because the seller did not confirm in time. */
  | 'cancelled'
  /** Accepted by the buyer. */
  | 'completed'
  /** Confirmed by the seller. */
  | 'confirmed'
  /** Received by the buyer. */
  | 'delivered'
  /** A direct order that the seller has not confirmed yet. */
  | 'pending'
  /** Shipped by the seller. */
  | 'shipped';

/** A login with a passkey, as the browser signed it. Bytes are base64url. */
export type PasskeyLogInInput = {
  /** `response.authenticatorData`. */
  authenticatorData: string;
  /** `response.clientDataJSON`. */
  clientDataJSON: string;
  /** `id` of the credential. */
  credentialId: string;
  /** `response.signature`. */
  signature: string;
};

/** The current password and a code. */
export type PasswordAndCodeInput = {
  /** A code of the authenticator app, or a recovery code. Each works once. */
  code: string;
  /** The current password. */
  password: string;
};

/** A new password. */
export type PasswordChangeInput = {
  /** The new password, repeated. */
  confirmPassword: string;
  /** The current password. */
  currentPassword: string;
  /** The new password, by the rules of registration; it must differ from the current one. */
  newPassword: string;
};

/** The current password, and a code if the account has a second factor. */
export type PasswordInput = {
  /** A code of the authenticator app, or a recovery code; required if the account has a second factor. Each works once. */
  code?: string | null | undefined;
  /** The current password. */
  password: string;
};

/** A new password, set with a link from an email. */
export type PasswordResetInput = {
  /** The new password, repeated. */
  confirmPassword: string;
  /** The new password, by the rules of registration. */
  newPassword: string;
  /** Whether older API keys of the account are revoked too. False if absent. */
  revokeApiKeys?: boolean | null | undefined;
  /** The token of the link: what follows `#` in its address. */
  token: string;
};

/** Payment terms. */
export type PaymentTerms =
  /** In advance. */
  | 'advance_payment'
  /** On delivery. */
  | 'cash_on_delivery'
  /** By letter of credit. */
  | 'letter_of_credit'
  /** Within 30 days. */
  | 'net_30'
  /** Within 60 days. */
  | 'net_60';

/** A bid on an auction or on an RFP: exactly one of the two. */
export type PlaceBidInput = {
  /** The amount; on an auction by its price basis, on an RFP for the whole quantity. */
  amount: string;
  /** The auction. */
  auctionId?: string | null | undefined;
  /** Whether an amount or maximum that differs by more than half from the price is intended (`JUMP_NEEDS_CONFIRMATION`). */
  confirmed?: boolean | null | undefined;
  /** The price that the bidder saw; an amount or maximum that differs by more than half must be confirmed. If absent, one that is better than `minimumNextBid`, and by more than half better than the price that the bidder can see: that of a public auction, otherwise the own last bid, or else the starting price. */
  expectedPrice?: string | null | undefined;
  /** Any text of at most 255 characters, different for each command. A retry with the same key returns the same record. */
  idempotencyKey?: string | null | undefined;
  /** Public auctions only: the amount up to which the market bids for you. Hidden until the auction ends; then part of its public log, unless you win. */
  maxAmount?: string | null | undefined;
  /** A message to the owner, at most 2000 characters. */
  message?: string | null | undefined;
  /** For a bid on an RFP: the bidder's offering that would supply the goods. */
  offeringId?: string | null | undefined;
  /** The RFP. */
  rfpId?: string | null | undefined;
  /** For a bid on an RFP: the `updatedAt` of the RFP that the bidder saw; the bid is refused if the RFP has changed since. */
  rfpUpdatedAt?: string | null | undefined;
  /** The version of the terms that the bidder saw; the bid is refused if they have changed. */
  termsVersion?: number | null | undefined;
  /** Blank, or the id of the signed-in user; any other is refused. */
  userId?: string | null | undefined;
};

/** An order from an offering, or the award of a bid on the viewer's RFP. */
export type PlaceOrderInput = {
  /** The bid to award. */
  bidId?: string | null | undefined;
  /** Blank, or the id of the signed-in user; any other is refused. */
  buyerId?: string | null | undefined;
  /** Where the buyer wants the goods, at most 400 characters. */
  deliveryAddress?: string | null | undefined;
  /** Its named place, at most 200 characters, as the bid says it in words; absent for an order from an offering, which has its terms. */
  deliveryLocation?: string | null | undefined;
  /** Incoterm, as the bid says it in words; absent for an order from an offering, which has its terms. */
  deliveryTerms?: DeliveryTerms | null | undefined;
  /** Any text of at most 255 characters, different for each command. A retry with the same key returns the same record. */
  idempotencyKey?: string | null | undefined;
  /** The offering to order from. */
  offeringId?: string | null | undefined;
  /** Payment terms, as the bid says it in words; absent for an order from an offering, which has its terms. */
  paymentTerms?: PaymentTerms | null | undefined;
  /** The buyer's own number (PO number), at most 60 characters. */
  purchaseOrderNumber?: string | null | undefined;
  /** In the offering's unit, at least its minimum; all if absent. For a bid, that of its RFP. */
  quantity?: number | null | undefined;
  /** The seller of the offering or bid; any other is refused. REST requires it, GraphQL finds it if absent. */
  sellerId?: string | null | undefined;
  /** The total that the buyer was shown: it must equal the computed one. GraphQL requires it for an order from an offering; for a bid, and over REST, blank or '0' has it computed. */
  totalAmount?: string | null | undefined;
};

/** An offering to post. */
export type PostOfferingInput = {
  /** The last day it is available; not in the past. */
  availableUntil?: string | null | undefined;
  /** True where the seller confirms the price even if it is unusual, as `confirmUnusualPrice` does. Has no effect for companies that are not verified. */
  confirmUnusualPrice?: boolean | null | undefined;
  /** Day of delivery, instead of `leadTimeDays`; not in the past. */
  deliveryDate?: string | null | undefined;
  /** The named place of the Incoterm, at most 200 characters. */
  deliveryLocation?: string | null | undefined;
  /** Incoterm. */
  deliveryTerms?: DeliveryTerms | null | undefined;
  /** Description, at most 4000 characters. */
  description: string;
  /** Any text of at most 255 characters, different for each command. A retry with the same key returns the same record. */
  idempotencyKey?: string | null | undefined;
  /** Days from the order to the delivery, 1 to 730. */
  leadTimeDays?: number | null | undefined;
  /** Location of the goods. */
  location?: string | null | undefined;
  /** The smallest quantity that can be ordered, at most `quantity`. */
  minimumQuantity?: number | null | undefined;
  /** Where the goods were made, at most 100 characters. */
  origin?: string | null | undefined;
  /** Packaging, at most 200 characters. */
  packaging?: string | null | undefined;
  /** Payment terms. */
  paymentTerms?: PaymentTerms | null | undefined;
  /** Price per unit. */
  price: string;
  /** The material of the catalogue; null or 'none' for other materials. */
  productId?: string | null | undefined;
  /** Quantity, a positive whole number. */
  quantity: number;
  /** By how many per cent the delivered quantity may be more or less, 1 to 50. */
  quantityTolerance?: number | null | undefined;
  /** The seller's own number, 1 to 64 characters, unique among the seller's offerings; only the seller sees it. */
  sku?: string | null | undefined;
  /** Values of these goods, one 'name: value' per line, at most 4000 characters. */
  specifications?: string | null | undefined;
  /** Title, at most 160 characters. */
  title: string;
  /** MT, KG, L, Tons or Units. */
  unit: string;
  /** Blank, or the id of the signed-in user; any other is refused. */
  userId?: string | null | undefined;
};

/** A request for proposals to post. */
export type PostRfpInput = {
  /** The last day for bids; not in the past. */
  closingDate?: string | null | undefined;
  /** Day of delivery; not in the past. */
  deliveryDate?: string | null | undefined;
  /** Place of delivery. */
  deliveryLocation?: string | null | undefined;
  /** Description, at most 4000 characters. */
  description: string;
  /** Any text of at most 255 characters, different for each command. A retry with the same key returns the same record. */
  idempotencyKey?: string | null | undefined;
  /** The material of the catalogue; null or 'none' for other materials. */
  productId?: string | null | undefined;
  /** Quantity, a positive whole number. */
  quantity: number;
  /** Target budget. */
  targetPrice?: string | null | undefined;
  /** Title, at most 160 characters. */
  title: string;
  /** MT, KG, L, Tons or Units. */
  unit: string;
  /** Blank, or the id of the signed-in user; any other is refused. */
  userId?: string | null | undefined;
};

/** Quantity that the amounts of an auction are for. */
export type PriceBasis =
  /** The whole quantity. */
  | 'lot'
  /** One unit. */
  | 'per_unit';

/** Whether a price is likely to be a mistake. */
export type PriceCheck =
  /** Within 60 % of the expected price. */
  | 'ok'
  /** There is no expected price to compare it with. */
  | 'unknown'
  /** More than 60 % below or above the expected price. */
  | 'unusual';

/** The price of a commodity in a region on a day. */
export type PriceInput = {
  /** The commodity. */
  commodityId: string;
  /** The day, not in the future. */
  day: string;
  /** The price; null removes the one that is there. */
  price?: string | null | undefined;
  /** The reason of a correction or removal, at most 500 characters; required for one. */
  reason?: string | null | undefined;
  /** all, north-america, europe, asia-pacific, middle-east or africa. */
  region: string;
  /** Its source; that of the commodity if absent. */
  source?: string | null | undefined;
};

/** Source of an expected price. */
export type PriceSource =
  /** The latest price of the material's commodity in the price index, averaged over the regions. */
  | 'index'
  /** The median of what at least five other suppliers ask for the material, each counted once with its lowest price and only after its first week. */
  | 'offers';

/** Sort order of a list of products. */
export type ProductSort =
  /** The lowest comparable price first: per kg, then per litre, then per piece; products without one last. */
  | 'lowest_price'
  /** By name, without Greek letters, locants and signs in front: α-Pinene stands under P. */
  | 'name'
  /** By name, descending. */
  | 'name_descending'
  /** Newest first. */
  | 'newest'
  /** Most offers first. */
  | 'offers'
  /** For a search: the best matches first. Without a search, by name. */
  | 'relevance';

/** Whether a member may bid in an auction whose owner approves bidders. */
export type Qualification =
  /** May bid. */
  | 'approved'
  /** May not bid. */
  | 'declined'
  /** Has not requested; sufficient if the owner does not approve bidders. */
  | 'none'
  /** Has requested to participate. */
  | 'requested';

/** Why a quote was declined. */
export type QuoteDeclineReason =
  /** The goods are not available. */
  | 'not_available'
  /** The goods are not needed any more. */
  | 'not_needed'
  /** Another reason, which the note may say. */
  | 'other'
  /** The price. */
  | 'price'
  /** The goods are not what is needed. */
  | 'specification'
  /** Payment, delivery or other terms. */
  | 'terms'
  /** The time of the delivery. */
  | 'timing';

/** Status of a quote. */
export type QuoteStatus =
  /** Accepted: there is an order with its terms. */
  | 'accepted'
  /** Declined by the side whose turn it was. */
  | 'declined'
  /** The last day of its current terms has passed, in UTC. The seller can renew it. */
  | 'expired'
  /** Neither accepted nor ended nor expired. */
  | 'open'
  /** Withdrawn by the side that proposed the current terms. */
  | 'withdrawn';

/** A registration; every field is mandatory, but for the last name of people with one name. */
export type RegisterInput = {
  /** Whether the Privacy Policy is accepted; must be true. */
  acceptPrivacy: boolean;
  /** Whether the Terms and Conditions are accepted; must be true. */
  acceptTerms: boolean;
  /** City. */
  city: string;
  /** Company name. */
  companyName: string;
  /** The password, repeated. */
  confirmPassword: string;
  /** Country. */
  country: string;
  /** Business email. */
  email: string;
  /** First name. */
  firstName: string;
  /** Last name; required unless `onlyOneName`. */
  lastName?: string | null | undefined;
  /** Telephone. */
  mobileNumber: string;
  /** Whether the person has one name, which is the first one; the last name is empty then. */
  onlyOneName?: boolean | null | undefined;
  /** At least 8 characters with an uppercase and a lowercase letter, a number and a special character. */
  password: string;
  /** Position in the company. */
  position: string;
  /** `buyer` if absent. */
  role?: RegistrationRole | null | undefined;
};

/** A role that can be chosen at registration. */
export type RegistrationRole =
  /** Wants to buy and sell. */
  | 'both'
  /** Wants to buy. */
  | 'buyer'
  /** Wants to sell. */
  | 'seller';

/** New terms of the viewer's offering; existing orders keep theirs. */
export type RelistOfferingInput = {
  /** The last day it is available; not in the past. Null: no end. */
  availableUntil?: string | null | undefined;
  /** True where the seller confirms the price even if it is unusual, as `confirmUnusualPrice` does. Has no effect for companies that are not verified. */
  confirmUnusualPrice?: boolean | null | undefined;
  /** Day of delivery, instead of `leadTimeDays`; not in the past. Null removes it; without the field it stays. */
  deliveryDate?: string | null | undefined;
  /** The named place of the Incoterm, at most 200 characters. Null removes it; without the field it stays. */
  deliveryLocation?: string | null | undefined;
  /** Incoterm. Null removes it; without the field it stays. */
  deliveryTerms?: DeliveryTerms | null | undefined;
  /** Days from the order to the delivery, 1 to 730. Null removes it; without the field it stays. */
  leadTimeDays?: number | null | undefined;
  /** The smallest quantity that can be ordered, at most `quantity`. Null removes it; without the field it stays. */
  minimumQuantity?: number | null | undefined;
  /** The offering. */
  offeringId: string;
  /** Where the goods were made, at most 100 characters. Null removes it; without the field it stays. */
  origin?: string | null | undefined;
  /** Packaging, at most 200 characters. Null removes it; without the field it stays. */
  packaging?: string | null | undefined;
  /** Payment terms. Null removes it; without the field it stays. */
  paymentTerms?: PaymentTerms | null | undefined;
  /** Price per unit. */
  price: string;
  /** Quantity available now, a positive whole number. */
  quantity: number;
  /** By how many per cent the delivered quantity may be more or less, 1 to 50. Null removes it; without the field it stays. */
  quantityTolerance?: number | null | undefined;
  /** The seller's own number, 1 to 64 characters, unique among the seller's offerings; only the seller sees it. Null removes it; without the field it stays. */
  sku?: string | null | undefined;
  /** Values of these goods, one 'name: value' per line, at most 4000 characters. Null removes it; without the field it stays. */
  specifications?: string | null | undefined;
};

/** A passkey to remove. */
export type RemovePasskeyInput = {
  /** The passkey. */
  id: string;
  /** The current password. */
  password: string;
};

/** A report of a member or of something that a member published or sent to the viewer. */
export type ReportInput = {
  /** What is reported. */
  kind: ReportKind;
  /** At most 2000 characters; needed for the reason `other`. */
  note?: string | null | undefined;
  /** The reason. */
  reason: ReportReason;
  /** Its id. */
  subjectId: string;
};

/** What a report is about. */
export type ReportKind =
  /** An auction. */
  | 'auction'
  /** A company profile. */
  | 'company'
  /** A member. */
  | 'member'
  /** A message. */
  | 'message'
  /** An offering. */
  | 'offering'
  /** A quote. */
  | 'quote'
  /** An RFP. */
  | 'rfp';

/** Why something is reported. */
export type ReportReason =
  /** Fraud or a false offer. */
  | 'fraud'
  /** Pretends to be another person or company. */
  | 'impersonation'
  /** Insults or threats. */
  | 'offensive'
  /** Something else; the note says what. */
  | 'other'
  /** Goods that must not be traded here. */
  | 'prohibited'
  /** Advertising or mass messages. */
  | 'spam';

/** Status of a report. */
export type ReportStatus =
  /** Support or an admin has handled it. */
  | 'handled'
  /** Waits for support or an admin. */
  | 'open';

/** A request of a buyer for a quote. A price in it is what the buyer would like to pay. */
export type RequestQuoteInput = {
  /** Day of delivery, instead of `leadTimeDays`; not in the past. Null removes it; without the field it is that of the terms before, at first of the offering. */
  deliveryDate?: string | null | undefined;
  /** The named place of the Incoterm, at most 200 characters. Null removes it; without the field it is that of the terms before, at first of the offering. */
  deliveryLocation?: string | null | undefined;
  /** Incoterm. Null removes it; without the field it is that of the terms before, at first of the offering. */
  deliveryTerms?: DeliveryTerms | null | undefined;
  /** Any text of at most 255 characters, different for each command. A retry with the same key returns the same record. */
  idempotencyKey?: string | null | undefined;
  /** Whether it is about a sample. */
  isSample?: boolean | null | undefined;
  /** Days from the order to the delivery, 1 to 730. Null removes it; without the field it is that of the terms before, at first of the offering. */
  leadTimeDays?: number | null | undefined;
  /** A text for the other side, at most 2000 characters. */
  note?: string | null | undefined;
  /** The offering. */
  offeringId: string;
  /** Where the goods were made, at most 100 characters. Null removes it; without the field it is that of the terms before, at first of the offering. */
  origin?: string | null | undefined;
  /** Packaging, at most 200 characters. Null removes it; without the field it is that of the terms before, at first of the offering. */
  packaging?: string | null | undefined;
  /** Payment terms. Null removes it; without the field it is that of the terms before, at first of the offering. */
  paymentTerms?: PaymentTerms | null | undefined;
  /** Price in US dollars per unit of the offering. The seller's terms need one; without the field it is that of the terms before. */
  price?: string | null | undefined;
  /** Quantity in the unit of the offering; without the field that of the terms before, at first of the offering. */
  quantity?: number | null | undefined;
  /** By how many per cent the delivered quantity may be more or less, 1 to 50. Null removes it; without the field it is that of the terms before, at first of the offering. */
  quantityTolerance?: number | null | undefined;
  /** A UUID of the caller, the same for all quotes that are asked for together; only the buyer sees it. */
  requestId?: string | null | undefined;
  /** Values of these goods, one 'name: value' per line, at most 4000 characters. Null removes it; without the field it is that of the terms before, at first of the offering. */
  specifications?: string | null | undefined;
  /** The last day on which the terms can be accepted, in UTC; not in the past. A request without it does not expire. Null removes it; without the field it is that of the terms before, at first of the offering. */
  validUntil?: string | null | undefined;
};

/** Other terms for a quote. */
export type ReviseQuoteInput = {
  /** Day of delivery, instead of `leadTimeDays`; not in the past. Null removes it; without the field it is that of the terms before, at first of the offering. */
  deliveryDate?: string | null | undefined;
  /** The named place of the Incoterm, at most 200 characters. Null removes it; without the field it is that of the terms before, at first of the offering. */
  deliveryLocation?: string | null | undefined;
  /** Incoterm. Null removes it; without the field it is that of the terms before, at first of the offering. */
  deliveryTerms?: DeliveryTerms | null | undefined;
  /** Any text of at most 255 characters, different for each command. A retry with the same key returns the same record. */
  idempotencyKey?: string | null | undefined;
  /** Days from the order to the delivery, 1 to 730. Null removes it; without the field it is that of the terms before, at first of the offering. */
  leadTimeDays?: number | null | undefined;
  /** A text for the other side, at most 2000 characters. */
  note?: string | null | undefined;
  /** Where the goods were made, at most 100 characters. Null removes it; without the field it is that of the terms before, at first of the offering. */
  origin?: string | null | undefined;
  /** Packaging, at most 200 characters. Null removes it; without the field it is that of the terms before, at first of the offering. */
  packaging?: string | null | undefined;
  /** Payment terms. Null removes it; without the field it is that of the terms before, at first of the offering. */
  paymentTerms?: PaymentTerms | null | undefined;
  /** Price in US dollars per unit of the offering. The seller's terms need one; without the field it is that of the terms before. */
  price?: string | null | undefined;
  /** Quantity in the unit of the offering; without the field that of the terms before, at first of the offering. */
  quantity?: number | null | undefined;
  /** By how many per cent the delivered quantity may be more or less, 1 to 50. Null removes it; without the field it is that of the terms before, at first of the offering. */
  quantityTolerance?: number | null | undefined;
  /** The quote. */
  quoteId: string;
  /** Number of the current revision, which the viewer has seen; if there is another one, the call is refused. */
  revision: number;
  /** Values of these goods, one 'name: value' per line, at most 4000 characters. Null removes it; without the field it is that of the terms before, at first of the offering. */
  specifications?: string | null | undefined;
  /** The last day on which the terms can be accepted, in UTC; not in the past. A request without it does not expire. Null removes it; without the field it is that of the terms before, at first of the offering. */
  validUntil?: string | null | undefined;
};

/** Sort order of a list of RFPs. */
export type RfpSort =
  /** Closing soonest first; RFPs without a closing day last. */
  | 'closing_soonest'
  /** Newest first. */
  | 'newest'
  /** By the time of the last change, earliest first. */
  | 'updated';

/** Status of a request for proposals. */
export type RfpStatus =
  /** Open for bids until the end of its closing day. */
  | 'active'
  /** The buyer accepted a bid. */
  | 'awarded'
  /** Cancelled by the buyer. */
  | 'cancelled'
  /** The closing day has passed without an award. */
  | 'expired';

/** The role chosen at registration. It is only a preference: any member may buy and sell. */
export type Role =
  /** Verifies companies and moderates the market; cannot be chosen at registration. */
  | 'admin'
  /** Wants to buy and sell. */
  | 'both'
  /** Wants to buy. */
  | 'buyer'
  /** Wants to sell. */
  | 'seller'
  /** Handles reports and reads members, companies and the audit log; cannot be chosen at registration. */
  | 'support';

/** The second step of a login. */
export type SecondStepInput = {
  /** The `challenge` of the error SECOND_STEP_REQUIRED; valid once, for five minutes. */
  challenge: string;
  /** A code of the authenticator app, or a recovery code. Each works once. */
  code: string;
};

/** A message. It names a conversation, a company, a subject (`offeringId`, `rfpId`, `orderId`, or `productId` with `companyId`), a recipient, or the message that it answers. */
export type SendMessageInput = {
  /** The company it is for. */
  companyId?: string | null | undefined;
  /** Plain text, at most 4000 characters. */
  content: string;
  /** The conversation that it continues. */
  conversationId?: string | null | undefined;
  /** Any text of at most 255 characters, different for each command. A retry with the same key returns the same record. */
  idempotencyKey?: string | null | undefined;
  /** The message this answers. */
  inReplyToId?: string | null | undefined;
  /** The offering it is about; its seller gets it. */
  offeringId?: string | null | undefined;
  /** The order it is about; the other side gets it. */
  orderId?: string | null | undefined;
  /** The material that the company is asked about. */
  productId?: string | null | undefined;
  /** The recipient; not needed in an answer. */
  recipientId?: string | null | undefined;
  /** The RFP it is about; its buyer gets it. */
  rfpId?: string | null | undefined;
  /** Subject, at most 200 characters; required with `recipientId` and `inReplyToId`, otherwise the title of the subject if absent. */
  subject?: string | null | undefined;
};

/** A quote that a seller makes without a request, in a conversation with the buyer. */
export type SendQuoteInput = {
  /** The conversation with the buyer. */
  conversationId: string;
  /** Day of delivery, instead of `leadTimeDays`; not in the past. Null removes it; without the field it is that of the terms before, at first of the offering. */
  deliveryDate?: string | null | undefined;
  /** The named place of the Incoterm, at most 200 characters. Null removes it; without the field it is that of the terms before, at first of the offering. */
  deliveryLocation?: string | null | undefined;
  /** Incoterm. Null removes it; without the field it is that of the terms before, at first of the offering. */
  deliveryTerms?: DeliveryTerms | null | undefined;
  /** Any text of at most 255 characters, different for each command. A retry with the same key returns the same record. */
  idempotencyKey?: string | null | undefined;
  /** Whether it is about a sample. */
  isSample?: boolean | null | undefined;
  /** Days from the order to the delivery, 1 to 730. Null removes it; without the field it is that of the terms before, at first of the offering. */
  leadTimeDays?: number | null | undefined;
  /** A text for the other side, at most 2000 characters. */
  note?: string | null | undefined;
  /** The viewer's offering. */
  offeringId: string;
  /** Where the goods were made, at most 100 characters. Null removes it; without the field it is that of the terms before, at first of the offering. */
  origin?: string | null | undefined;
  /** Packaging, at most 200 characters. Null removes it; without the field it is that of the terms before, at first of the offering. */
  packaging?: string | null | undefined;
  /** Payment terms. Null removes it; without the field it is that of the terms before, at first of the offering. */
  paymentTerms?: PaymentTerms | null | undefined;
  /** Price in US dollars per unit of the offering. The seller's terms need one; without the field it is that of the terms before. */
  price?: string | null | undefined;
  /** Quantity in the unit of the offering; without the field that of the terms before, at first of the offering. */
  quantity?: number | null | undefined;
  /** By how many per cent the delivered quantity may be more or less, 1 to 50. Null removes it; without the field it is that of the terms before, at first of the offering. */
  quantityTolerance?: number | null | undefined;
  /** Values of these goods, one 'name: value' per line, at most 4000 characters. Null removes it; without the field it is that of the terms before, at first of the offering. */
  specifications?: string | null | undefined;
  /** The last day on which the terms can be accepted, in UTC; not in the past. A request without it does not expire. Null removes it; without the field it is that of the terms before, at first of the offering. */
  validUntil?: string | null | undefined;
};

/** A material that is missing in the catalogue. */
export type SuggestMaterialInput = {
  /** CAS number with a valid check digit, in any writing. */
  casNumber?: string | null | undefined;
  /** The category it may belong to. */
  categoryId?: string | null | undefined;
  /** Any text of at most 255 characters, different for each command. A retry with the same key returns the same record. */
  idempotencyKey?: string | null | undefined;
  /** Name, at most 200 characters. */
  name: string;
  /** Why it is needed, at most 1,000 characters. */
  note: string;
};

/** Status of a suggested material. */
export type SuggestionStatus =
  /** The material is in the catalogue. */
  | 'accepted'
  /** An admin declined it and gave a reason. */
  | 'declined'
  /** Waits for an admin. */
  | 'pending';

/** A posting to take off the market. */
export type TakeOffMarketInput = {
  /** An offering or an RFP. */
  postingId: string;
  /** The reason, at most 1000 characters; its owner reads it, and the bidders of an RFP. */
  reason: string;
};

/** Changes of a webhook; absent fields stay. */
export type UpdateWebhookInput = {
  /** Types of events, such as `order.placed`; at least one. */
  events?: Array<string> | null | undefined;
  /** Replaces the filter. */
  filter?: WebhookFilterInput | null | undefined;
  /** The webhook. */
  id: string;
  /** The current password; required for another URL. */
  password?: string | null | undefined;
  /** An https address without user name and password, of at most 2,000 characters. */
  url?: string | null | undefined;
};

/** Status of the verification of a company. */
export type VerificationStatus =
  /** Verified; shown with a badge. */
  | 'approved'
  /** Waiting for an admin: the first save, any save of a profile that was refused, and of an approved one a new name, registration number, VAT number or country. */
  | 'pending'
  /** Rejected. */
  | 'rejected'
  /** An admin requested a correction. */
  | 'revision_requested';

/** The record to watch: exactly one of these. */
export type WatchInput = {
  /** An auction; its end is announced in advance. */
  auctionId?: string | null | undefined;
  /** A category: new offers and lower prices in it are announced, and its first product. */
  categoryId?: string | null | undefined;
  /** A company: its new offers, lower prices and new RFPs are announced. */
  companyId?: string | null | undefined;
  /** An offering: a lower price is announced. */
  offeringId?: string | null | undefined;
  /** A material: new offers and lower prices are announced. */
  productId?: string | null | undefined;
  /** A request for proposals. */
  rfpId?: string | null | undefined;
};

/** A search to save. */
export type WatchSearchInput = {
  /** The text of the search, at most 200 characters and 10 words. */
  text: string;
};

/** Status of the delivery of an event. */
export type WebhookDeliveryStatus =
  /** The endpoint answered with a status from 200 to 299. */
  | 'delivered'
  /** All attempts failed, or the webhook was disabled. */
  | 'failed'
  /** Not sent, because the owner may no longer see the subject. */
  | 'skipped'
  /** Will be sent or retried. */
  | 'waiting';

/** Limits events about RFPs and auctions to those that match any of the ids; all if there are none. */
export type WebhookFilterInput = {
  /** At most 50 categories, including their descendants. */
  categoryIds?: Array<string> | null | undefined;
  /** At most 50 materials. */
  productIds?: Array<string> | null | undefined;
};
