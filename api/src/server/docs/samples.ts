// Values of the examples of REST and GraphQL: fictitious records that fit together.
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import { termList, termNames } from '../../features/postings/offeringTerms.ts';

/** A day far enough in the future. */
const nextYear = (monthAndDay: string): string => `${new Date().getUTCFullYear() + 1}-${monthAndDay}`;

const idOf = (end: string): string => `0198f2a4-6c00-7000-8000-0000000000${end}`;

export const sampleIds = {
  userId: idOf('01'),
  productId: idOf('02'),
  categoryId: idOf('03'),
  rfpId: idOf('04'),
  offeringId: idOf('05'),
  auctionId: idOf('06'),
  bidId: idOf('07'),
  sellerId: idOf('08'),
  orderId: idOf('09'),
  messageId: idOf('10'),
  commodityId: idOf('11'),
  priceId: idOf('12'),
  companyProfileId: idOf('13'),
  reportId: idOf('14'),
  sessionId: idOf('15'),
  otherId: idOf('16'),
  requestId: '0198f2a4-6c00-4000-8000-000000000001',
};

export const CREATED = '2026-11-20T09:30:00.000Z';
const END = '2026-11-21T15:00:00.000Z';
const PASSWORD = 'Vitriol-98-percent';
const NEW_PASSWORD = 'Feldspar-1815!';

/** By name of a field or argument, or with its type or root field if it has another meaning there. */
const samples: Record<string, unknown> = {
  ...Object.fromEntries(termList.map(([name, { example }]) => [name, example])),
  ...sampleIds,
  acceptPrivacy: true,
  acceptTerms: true,
  address: 'Maasvlakte 12, Rotterdam',
  amount: '4250.00',
  autoExtend: true,
  autoExtendDuration: 5,
  availableUntil: nextYear('03-31'),
  bidder: 1,
  bidIncrement: '50.00',
  businessRegistrationNumber: 'NL 24301234',
  buyerId: sampleIds.userId,
  commodityPriceId: sampleIds.commodityId,
  challenge: 'the challenge of logIn',
  city: 'Rotterdam',
  closingDate: nextYear('03-31'),
  code: '123456',
  companyId: sampleIds.companyProfileId,
  companyName: 'Northsea Chemicals B.V.',
  confirmation: 'DELETE',
  confirmPassword: PASSWORD,
  contactEmail: 'sales@northsea.example',
  content: 'Do you deliver in drums of 200 litres?',
  country: 'Netherlands',
  createdAt: CREATED,
  csv: 'name,category\n',
  currency: 'USD',
  currentPassword: PASSWORD,
  currentPrice: '4250.00',
  day: '2026-11-20',
  deliveryDate: nextYear('05-15'),
  deliveryLocation: 'Vigo, ES',
  deliveryTerms: 'FOB',
  email: 'ana.ruiz@northsea.example',
  endTime: `${nextYear('03-31')}T15:00:00.000Z`,
  firstName: 'Ana',
  fromId: sampleIds.productId,
  ids: [sampleIds.offeringId],
  intoId: sampleIds.otherId,
  isDryRun: true,
  isHidden: true,
  lastName: 'Ruiz',
  memberId: sampleIds.sellerId,
  message: 'From stock, within ten days.',
  mobileNumber: '+31 6 5550 0134',
  name: 'Sulfamic acid',
  newEmail: 'ana@northsea.example',
  newPassword: NEW_PASSWORD,
  note: 'Certificates are available on request.',
  password: PASSWORD,
  paymentTerms: 'net_30',
  phone: '+31 10 555 0134',
  position: 'Purchasing manager',
  query: '20 MT sulfuric acid by March',
  reason: 'Entered by mistake.',
  recipientId: sampleIds.sellerId,
  region: 'europe',
  role: 'both',
  source: 'Own research',
  startingPrice: '4000.00',
  startTime: `${nextYear('03-01')}T09:00:00.000Z`,
  subject: 'Packaging',
  subjectId: sampleIds.offeringId,
  submittedAt: CREATED,
  symbol: 'UREA',
  targetPrice: '4500.00',
  text: 'sulfuric acid',
  token: 'the token of the link',
  updatedAt: CREATED,
  website: 'https://northsea.example',

  'CategoryInput.name': 'Mineral acids',
  'ChangeOrderInput.status': 'confirmed',
  'CommodityInput.name': 'Urea',
  'DecideVerificationInput.status': 'approved',
  'EditRfpInput.closingDate': nextYear('04-30'),
  'InquireInput.message': 'What is the lead time?',
  'NewPasskeyInput.name': 'Laptop',
  'PasswordChangeInput.confirmPassword': NEW_PASSWORD,
  'PasswordResetInput.confirmPassword': NEW_PASSWORD,
  'PlaceOrderInput.quantity': 2,
  'PlaceOrderInput.totalAmount': '421.00',
  'ReportInput.kind': 'offering',
  'endSession.id': sampleIds.sessionId,
  'formerEntry.id': sampleIds.productId,

  'Query.search': 'sulfuric acid',
  'Query.limit': 20,
  'Query.offset': 0,
  'Category.name': 'Base Chem & Intermediates',
  'Category.description': 'Acids, bases, salts and solvents that other materials are made from.',
  'Category.parentId': sampleIds.otherId,
  'Category.level': 'product_family',
  'Product.name': 'Sulfuric Acid',
  'Product.description': 'A strong mineral acid for fertilizers, batteries and water treatment.',
  'Product.casNumber': '7664-93-9',
  'Product.formula': 'H2SO4',
  'Product.synonyms': ['Oil of vitriol'],
  'Product.specifications': { assay: '98 %', iron: '≤ 10 ppm' },
  'Product.safetyData': { signal_word: 'Danger', un_number: 'UN 1830' },
  'Product.referencePrice': '180.00',
  'Product.referenceUnit': 'MT',
  'Product.referenceYear': 2026,
  'Product.offerCount': 25,
  'Product.lowestPrice': '198.00',
  'Product.lowestPriceUnit': 'MT',
  'Rfp.bidCount': 3,
  'OfferingImport.finishedAt': CREATED,
  'OfferingImport.isDryRun': false,
  'OfferingImport.rows': 500,
  'OfferingImport.done': 500,
  'OfferingImport.added': 20,
  'OfferingImport.changed': 79,
  'OfferingImport.unchanged': 400,
  'OfferingImport.failed': 1,
  'OfferingImportProblem.row': 17,
  'OfferingImportProblem.column': 'price',
  'OfferingImportProblem.message': 'Price must be a positive amount with at most 2 decimals.',
  'Auction.userId': sampleIds.sellerId,
  'Auction.reserveMet': true,
  'Auction.unitPrice': '212.50',
  'Auction.bidCount': 6,
  'Auction.bidderCount': 3,
  'Auction.startTime': CREATED,
  'Auction.endTime': END,
  'Auction.originalEndTime': END,
  'Auction.status': 'active',
  'Auction.qualitySpecs': { requirements: 'At least 98 % H2SO4' },
  'Auction.inspectionRequired': true,
  'Auction.inspectionLocation': 'Rotterdam, NL',
  'Auction.termsVersion': 0,
  'PlacedBid.rfpId': null,
  'PlacedBid.status': 'active',
  'PlacedBid.leading': true,
  'BidReceipt.v': 1,
  'BidReceipt.at': CREATED,
  'BidReceipt.commitment': '9f2c…',
  'BidReceipt.salt': '51e0…',
  'BidReceipt.signature': 'k3Vd…',
  'BidReceipt.publicKey': 'MCow…',
  'Bid.rfpId': null,
  'Bid.status': 'active',
  'Order.materialName': 'Sulfuric Acid',
  'Order.unitPrice': '210.50',
  'Order.status': 'confirmed',
  'Order.quantity': 2,
  'Order.totalAmount': '421.00',
  'Order.bidId': null,
  'Message.subject': 'New bid: Sulfuric acid 98 %',
  'Message.content': 'A bid of $4,250.00 was placed on your RFP.',
  'Message.link': `/rfps/${sampleIds.rfpId}`,
  'MessageSender.userId': sampleIds.sellerId,
  'CompanyProfile.verificationStatus': 'pending',
  'DashboardStats.unreadMessages': 2,
  'DashboardStats.activeBids': 4,
  'DashboardStats.watchlistCount': 0,
  'DashboardStats.monthlySpend': '12450.00',
  'DashboardStats.activeListings': 1,
  'DashboardStats.liveAuctions': 1,
  'DashboardStats.monthlyRevenue': '8400.00',
  'DashboardStats.pendingOrders': 1,
  'CommodityPrice.name': 'Urea',
  'CommodityPrice.currentPrice': '310.00',
  'CommodityPrice.changePercent': 1.25,
  'CommodityPrices.lastUpdated': CREATED,
  'SearchSuggestions.suggestions': ['Sulfuric Acid'],
  'SearchSuggestions.alternatives': ['Hydrochloric Acid'],
  'SearchSuggestions.categories': ['Base Chem & Intermediates'],
  'SuggestedAction.id': 'start-rfp',
  'SuggestedAction.title': 'Start RFP',
  'SuggestedAction.description': 'Open the RFP form, filled in for sulfuric acid',
  'SuggestedAction.icon': 'FileText',
  'SuggestedAction.requiresAuth': true,
  'SuggestionReason.name': 'Sulfuric Acid',
  'SuggestionReason.kind': 'synonym',
  'SuggestionReason.text': 'Oil of vitriol',
  'SuggestionReason.language': 'en',
  'UnderstoodPart.kind': 'material',
  'UnderstoodPart.label': 'sulfuric acid',
  'UnderstoodPart.value': 'sulfuric acid',
  'UnderstoodPart.start': 0,
  'UnderstoodPart.end': 13,
  'AuctionPrefill.startingPrice': '210.50',
  'AuctionPrefill.priceBasis': 'per_unit',
};

/** Fields that examples of inputs have besides the required ones. */
const optionalFields: Partial<Record<string, string[]>> = {
  ChangeOrderInput: ['note'],
  CompanyProfileInput: ['website', 'address'],
  CreateAuctionInput: [
    'productId',
    'bidIncrement',
    'deliveryTerms',
    'paymentTerms',
    'autoExtend',
    'autoExtendDuration',
  ],
  EditOfferingInput: ['quantity', 'availableUntil'],
  EditRfpInput: ['closingDate'],
  PlaceBidInput: ['auctionId', 'message'],
  PlaceOrderInput: ['sellerId', 'offeringId', 'quantity', 'totalAmount'],
  PostOfferingInput: ['productId', 'location', 'availableUntil'],
  PostRfpInput: ['productId', 'targetPrice', 'deliveryLocation', 'deliveryDate', 'closingDate'],
  PutOfferingInput: [...termNames, 'status'],
  RegisterInput: ['role'],
  SendMessageInput: ['recipientId'],
  WatchInput: ['offeringId'],
};

/** The sample of a field of a type or an argument of a root field; undefined if there is none. */
export const sampleOf = (owner: string, name: string, record = owner): unknown => {
  const own = samples[`${owner}.${name}`];
  if (own !== undefined) return own;
  // The id of a record, by its type: `Rfp` → `rfpId`.
  if (name === 'id') return samples[`${record.charAt(0).toLowerCase()}${record.slice(1)}Id`] ?? sampleIds.otherId;
  return samples[name];
};

/** A value that fits a type, for an argument of a root field or a field of an input. */
export const exampleValue = (type: GraphQLInputType, owner: string, name: string, record?: string): unknown => {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return exampleInput(named, undefined, record);
  const sample = sampleOf(owner, name, record);
  if (sample !== undefined && !(isEnumType(named) && !named.getValue(String(sample)))) return sample;
  if (isEnumType(named)) return named.getValues()[0]?.name;
  const value = { Int: 1, Float: 1, Boolean: true }[named.name] ?? 'text';
  return isListType(getNullableType(type)) ? [value] : value;
};

/** An example of an input, without a field that is passed in another way. */
export const exampleInput = (type: GraphQLInputObjectType, without?: string, record?: string): object => {
  const optional = optionalFields[type.name] ?? [];
  const fields = Object.values(type.getFields()).filter(
    (field) => field.name !== without && (isRequiredInputField(field) || optional.includes(field.name)),
  );
  return Object.fromEntries(fields.map(({ name, type: of }) => [name, exampleValue(of, type.name, name, record)]));
};
