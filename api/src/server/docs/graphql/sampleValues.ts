// Values of the arguments in the examples: fictitious records, most of which have the ids of the REST examples.
import { ids, nextYear } from '../../rest/openapi/samples.ts';

const idOf = (end: string): string => `0198f2a4-6c00-7000-8000-0000000000${end}`;

export const sampleIds = {
  ...ids,
  orderId: idOf('09'),
  messageId: idOf('10'),
  commodityId: idOf('11'),
  priceId: idOf('12'),
  companyProfileId: idOf('13'),
  reportId: idOf('14'),
  sessionId: idOf('15'),
  otherId: idOf('16'),
};

/** The record that an argument `id` of a root field means, by the type of the field or by the field. */
const idArguments: Record<string, string> = {
  Auction: ids.auctionId,
  Category: ids.categoryId,
  CompanyProfile: sampleIds.companyProfileId,
  ManagedCategory: ids.categoryId,
  ManagedCommodity: sampleIds.commodityId,
  ManagedMaterial: ids.productId,
  Message: sampleIds.messageId,
  Offering: ids.offeringId,
  Order: sampleIds.orderId,
  Product: ids.productId,
  Rfp: ids.rfpId,
  User: ids.userId,
  formerEntry: ids.productId,
  node: ids.productId,
  endSession: sampleIds.sessionId,
};

const PASSWORD = 'Quartz-4711!';
const [REASON, CODE, TOKEN] = ['Entered by mistake.', '123456', 'the token of the link'];
const terms = {
  title: 'Sulfuric acid 98 %',
  description: 'Technical grade, in IBCs.',
  productId: ids.productId,
  quantity: 20,
  unit: 'MT',
};

/** By type and field of an input, by field and argument, or by name alone. */
const values: Record<string, unknown> = {
  ...sampleIds,
  memberId: ids.sellerId,
  subjectId: ids.offeringId,
  fromId: ids.productId,
  intoId: sampleIds.otherId,
  ids: [ids.offeringId],
  'nodes.ids': [ids.productId, ids.offeringId],
  amount: '4250.00',
  bidder: 1,
  challenge: 'the challenge of logIn',
  city: 'Rotterdam',
  code: CODE,
  companyName: 'Northsea Chemicals B.V.',
  confirmation: 'DELETE',
  confirmPassword: PASSWORD,
  content: 'Do you have 20 MT for March?',
  country: 'Netherlands',
  csv: 'name,category\n',
  currency: 'USD',
  currentPassword: PASSWORD,
  day: '2026-11-20',
  email: 'ana.ruiz@northsea.example',
  endTime: `${nextYear('03-31')}T15:00:00.000Z`,
  firstName: 'Ana',
  isDryRun: true,
  isHidden: true,
  lastName: 'Ruiz',
  message: 'What is the lead time?',
  mobileNumber: '+31 6 55501340',
  name: 'Sulfamic acid',
  newEmail: 'ana@northsea.example',
  newPassword: 'Feldspar-1815!',
  note: 'Certificates are available on request.',
  password: PASSWORD,
  phone: '+31 10 5550134',
  position: 'Purchasing manager',
  price: '210.50',
  quantity: 20,
  reason: REASON,
  region: 'europe',
  sku: 'H2SO4-98-IBC',
  source: 'Own research',
  startTime: `${nextYear('03-01')}T09:00:00.000Z`,
  startingPrice: '4000.00',
  subject: 'Sulfuric acid',
  submittedAt: '2026-11-20T09:30:00.000Z',
  symbol: 'SULFUR',
  text: 'sulfuric acid',
  query: '20 MT sulfuric acid by March',
  token: TOKEN,
  unit: 'MT',
  acceptPrivacy: true,
  acceptTerms: true,
  'CommodityInput.name': 'Sulfur',
  'CategoryInput.name': 'Mineral acids',
  'SearchFunctionInput.name': 'descaler',
  'NewPasskeyInput.name': 'Laptop',
  'ChangeOrderInput.status': 'confirmed',
  'ReportInput.kind': 'offering',
  'DecideVerificationInput.status': 'approved',
  'PasswordResetInput.confirmPassword': 'Feldspar-1815!',
  'PasswordChangeInput.confirmPassword': 'Feldspar-1815!',
  CreateAuctionInput: {
    ...terms,
    startingPrice: '4000.00',
    bidIncrement: '50.00',
    startTime: `${nextYear('03-01')}T09:00:00.000Z`,
    endTime: `${nextYear('03-31')}T15:00:00.000Z`,
  },
  PlaceBidInput: { rfpId: ids.rfpId, amount: '4250.00', message: 'From stock, within ten days.' },
  PlaceOrderInput: { offeringId: ids.offeringId, quantity: 2, totalAmount: '421.00' },
  PostOfferingInput: { ...terms, price: '210.50', location: 'Rotterdam, NL', availableUntil: nextYear('03-31') },
  PostRfpInput: { ...terms, targetPrice: '4500.00', deliveryLocation: 'Vigo, ES', closingDate: nextYear('03-31') },
  PutOfferingInput: { ...terms, price: '210.50' },
  SendMessageInput: { recipientId: ids.sellerId, subject: 'Sulfuric acid', content: 'Do you have 20 MT for March?' },
  WatchInput: { offeringId: ids.offeringId },
};

/** A sample for an argument or a field of an input; undefined if its type has to decide. */
export const sampleFor = (owner: string, name: string, returned: string): unknown => {
  if (name === 'id') return idArguments[owner] ?? idArguments[returned] ?? sampleIds.otherId;
  return values[`${owner}.${name}`] ?? values[name];
};

/** A sample for a whole input. */
export const sampleInput = (type: string): unknown => values[type];
