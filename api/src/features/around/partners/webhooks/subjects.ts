import { dealTerms } from '../../../goods/postings/offeringTerms.ts';
import { webhookEventTypes, type WebhookEventType } from '../../../../rules/webhookEvents.ts';

const TERMS = `terms { price quantity unit validUntil ${dealTerms.join(' ')} }`;

const COMPANY_OF = 'company { id companyName registrationCountry }';

const RFP = `
query WebhookRfp($rfpId: ID!) {
  rfp(id: $rfpId) {
    id title description productId materialName quantity unit status createdAt
    targetPrice deliveryLocation deliveryDate closingDate userId user { id companyName country } ${COMPANY_OF}
  }
}`;

const BID = `
query WebhookBid($bidId: ID!) {
  bid: node(id: $bidId) {
    ... on Bid {
      id amount message createdAt userId user { id companyName } ${COMPANY_OF}
      target { ... on Rfp { id title } ... on Auction { id title currentPrice bidCount } }
    }
  }
}`;

const INQUIRY = `
query WebhookInquiry($messageId: ID!, $offeringId: ID!) {
  message: node(id: $messageId) {
    ... on Message { id kind aboutId subject content link createdAt conversation { id } sender { id: userId firstName lastName companyName email ${COMPANY_OF} } }
  }
  offering(id: $offeringId) {
    id sku title description productId quantity unit price location availableUntil materialName status ${TERMS}
  }
}`;

const AUCTION = `
query WebhookAuction($auctionId: ID!) {
  auction(id: $auctionId) {
    id title type status outcome productId materialName quantity unit startingPrice priceBasis currentPrice bidCount
    bidVisibility startTime endTime originalEndTime createdAt userId user { id companyName country } ${COMPANY_OF}
  }
}`;

const ORDER = `
query WebhookOrder($orderId: ID!) {
  order(id: $orderId) {
    id number title status totalAmount unitPrice quantity unit materialName offeringId sku bidId quoteId
    deliveryTerms paymentTerms deliveryLocation deliveryDate createdAt ${TERMS}
    location purchaseOrderNumber deliveryAddress
    buyerContact { name email phone vatNumber } sellerContact { name email phone vatNumber }
    buyer { id companyName } seller { id companyName } buyerCompany { id companyName } sellerCompany { id companyName }
    history { id status note createdAt }
  }
}`;

const QUOTE = `
query WebhookQuote($quoteId: ID!) {
  quote(id: $quoteId) {
    id number status isExpired awaiting isSample createdAt updatedAt offeringId closedReason closedNote
    buyer { id companyName } seller { id companyName } buyerCompany { id companyName } sellerCompany { id companyName }
    product { id name } order { id number }
    revision { id number side note createdAt totalAmount ${TERMS} }
  }
}`;

const MESSAGE = `
query WebhookMessage($messageId: ID!) {
  message: node(id: $messageId) {
    ... on Message { id kind aboutId subject content link createdAt conversation { id } sender { id: userId firstName lastName companyName email ${COMPANY_OF} } }
  }
}`;

const COMPANY = `
query WebhookCompany($companyId: ID!) {
  companyProfile(id: $companyId) { id companyName verificationStatus }
}`;

/** What events are about: the beginning of their names. */
type Subject<Type extends string = WebhookEventType> = Type extends `${infer Begin}.${string}` ? Begin : never;

const queries: Readonly<Record<Subject, string>> = {
  rfp: RFP,
  bid: BID,
  offering: INQUIRY,
  auction: AUCTION,
  order: ORDER,
  quote: QUOTE,
  message: MESSAGE,
  verification: COMPANY,
};

/** The query that reads the subject of an event with the rights of the webhook's owner. Its first field is the subject. */
export const subjectQuery = (type: WebhookEventType): string => queries[type.split('.')[0] as Subject];

/** Undefined for event types of other releases, which the database may contain. */
export const subjectQueryOf = (type: string): string | undefined => {
  const known = webhookEventTypes.find((each) => each === type);
  return known && subjectQuery(known);
};

/** The type of events that `sendTestEvent` creates; they have no subject. */
export const TEST_EVENT = 'webhook.test';
