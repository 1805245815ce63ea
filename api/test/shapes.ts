// The keys of REST responses in order: those of docs/specification-coverage.md, section 3, and the API's additions.
import type { Body } from './caller.ts';

const keys = {
  user: 'id email firstName lastName profileImageUrl companyName claimedName position mobileNumber country city role createdAt',
  category: 'id name description parentId level',
  product:
    'id name description casNumber formula synonyms categoryId specifications safetyData referencePrice referenceUnit referenceYear offerCount lowestPrice lowestPriceUnit category',
  rfp: 'id userId title description productId quantity unit targetPrice deliveryLocation deliveryDate closingDate status bidCount createdAt updatedAt company',
  offering:
    'id userId title description productId quantity unit price location availableUntil status sku createdAt updatedAt terms hasOtherGrade company',
  auction:
    'id userId title description productId quantity unit type startingPrice reservePrice reserveMet currentPrice unitPrice priceBasis bidIncrement bidCount bidderCount startTime endTime originalEndTime status pausedAt pauseReason outcome deliveryLocation deliveryTerms asksFor paymentTerms deliveryDate qualitySpecs inspectionRequired inspectionLocation maxBidders preQualificationRequired bidVisibility autoExtend autoExtendDuration termsVersion createdAt updatedAt company',
  bid: 'id userId amount message auctionId rfpId status createdAt leading currentPrice receipt',
  order: 'id buyerId sellerId totalAmount quantity unit status offeringId bidId createdAt number',
  message: 'id isNotice sender subject content isRead link createdAt kind aboutId conversation',
  sender: 'id firstName lastName companyName email company',
  profile:
    'id userId companyName claimedName website contactEmail phone address description businessRegistrationNumber vatNumber verificationStatus registrationCountry',
  stats:
    'unreadMessages activeBids watchlistCount monthlySpend activeListings liveAuctions monthlyRevenue pendingOrders',
  commodity: 'id name symbol unit currency currentPrice changePercent error',
};

/** Expects exactly the keys of this record type. */
export const expectKeys = (value: unknown, which: keyof typeof keys): void =>
  expect(Object.keys(value as Body)).toEqual(keys[which].split(' '));
