// Accepted bodies for each call; tests change them.
import type { Body } from './caller.ts';
import { day, type World } from './world.ts';

const aPosting = { title: 'Sulfuric acid', description: 'Technical grade.', quantity: 20, unit: 'MT' };

export const registration = {
  email: 'new.person@acme.example',
  password: 'Tin-and-t4nnin',
  confirmPassword: 'Tin-and-t4nnin',
  firstName: 'Ana',
  lastName: 'Ruiz',
  companyName: 'Acme',
  position: 'Buyer',
  mobileNumber: '+34 600 000 000',
  country: 'Spain',
  city: 'Vigo',
  role: 'both',
  acceptTerms: true,
  acceptPrivacy: true,
};

/** As in docs/specification-coverage.md, section 3, with `id`, `status` and `createdAt` where its client sends them. */
export const bodies = ({ product, rfp, offering, sellerUser }: World): Record<string, Body> => ({
  '/api/rfps': {
    ...aPosting,
    userId: '',
    productId: product.id,
    targetPrice: '1000.50',
    deliveryLocation: 'Vigo',
    deliveryDate: day(30),
    closingDate: day(10),
    status: 'active',
  },
  '/api/offerings': {
    ...aPosting,
    productId: product.id,
    price: '99.90',
    location: 'Porto',
    availableUntil: day(10),
    status: 'active',
  },
  '/api/auctions': {
    ...aPosting,
    userId: '',
    productId: product.id,
    startingPrice: '100.00',
    reservePrice: '120.00',
    bidIncrement: '5.00',
    type: 'forward',
    startTime: `${day(1)}T09:00:00.000Z`,
    endTime: `${day(2)}T09:00:00.000Z`,
    status: 'scheduled',
    deliveryTerms: 'FOB',
    paymentTerms: 'net_30',
    deliveryDate: day(30),
    qualitySpecs: { requirements: '98 %' },
    inspectionRequired: true,
    inspectionLocation: 'Porto',
    maxBidders: 10,
    preQualificationRequired: false,
    bidVisibility: 'public',
    autoExtend: true,
    autoExtendDuration: 5,
  },
  '/api/bids': { userId: '', amount: '950.00', message: 'From stock.', rfpId: rfp.id },
  '/api/orders': {
    buyerId: '',
    sellerId: sellerUser.id,
    totalAmount: '0',
    status: 'pending',
    offeringId: offering.id,
    quantity: 2,
  },
  '/api/quotes': {
    offeringId: offering.id,
    quantity: 2,
    deliveryTerms: 'DAP',
    deliveryLocation: 'Vigo',
    note: 'For our plant.',
  },
  '/api/company-profile': {
    userId: '',
    companyName: 'Acme Official',
    phone: '+34 91 123 45 67',
    website: 'https://acme.example',
  },
});
