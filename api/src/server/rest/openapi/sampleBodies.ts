import { ids, nextYear } from './samples.ts';

const posting = {
  title: 'Sulfuric acid 98 %',
  description: 'Technical grade, for water treatment.',
  productId: ids.productId,
  quantity: 20,
  unit: 'MT',
};

const credentials = { email: 'ana.ruiz@northsea.example', password: 'Vitriol-98-percent' };

/** An example body for each call that takes one; the tests send them. */
export const sampleBodies: Record<string, object> = {
  Login: credentials,
  CompleteLogin: { challenge: 'eyJpZCI6IkZq….MyDxmQ', code: '492817' },
  Register: {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: credentials.email,
    mobileNumber: '+31 6 5550 0134',
    companyName: 'Northsea Chemicals B.V.',
    position: 'Purchasing manager',
    country: 'Netherlands',
    city: 'Rotterdam',
    password: credentials.password,
    confirmPassword: credentials.password,
    role: 'both',
    acceptTerms: true,
    acceptPrivacy: true,
  },
  SearchSuggestions: { query: 'sulfuric acid' },
  PostRfp: {
    ...posting,
    targetPrice: '4500.00',
    deliveryLocation: 'Vigo, ES',
    deliveryDate: nextYear('05-15'),
    closingDate: nextYear('03-31'),
  },
  PostOffering: { ...posting, price: '210.50', location: 'Rotterdam, NL', availableUntil: nextYear('03-31') },
  PutOfferingBySku: {
    ...posting,
    price: '210.50',
    location: 'Rotterdam, NL',
    availableUntil: nextYear('03-31'),
    status: 'active',
  },
  CreateAuction: {
    ...posting,
    type: 'forward',
    startingPrice: '4000.00',
    bidIncrement: '50.00',
    startTime: `${nextYear('03-01')}T09:00:00.000Z`,
    endTime: `${nextYear('03-02')}T15:00:00.000Z`,
    deliveryTerms: 'FOB',
    paymentTerms: 'net_30',
    autoExtend: true,
    autoExtendDuration: 5,
  },
  PlaceBid: { amount: '4250.00', message: 'From stock, within ten days.', auctionId: ids.auctionId },
  PlaceOrder: { offeringId: ids.offeringId, quantity: 2 },
  EditRfp: { closingDate: nextYear('04-30') },
  EditOffering: { price: '205.00', quantity: 18 },
  ChangeOrder: { status: 'confirmed', note: 'Leaves on Monday.' },
  SendMessage: { recipientId: ids.sellerId, subject: 'Packaging', content: 'Do you deliver in drums of 200 litres?' },
  SaveCompanyProfile: {
    companyName: 'Northsea Chemicals B.V.',
    phone: '+31 10 555 0134',
    website: 'https://northsea.example',
    address: 'Maasvlakte 12, Rotterdam',
  },
};
