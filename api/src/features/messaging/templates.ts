// Text and link of every notice; the code that sends it chooses the recipients. 'You are outbid' also appears in a toast and on the
// auction's page (web/src/features/live/useLive.ts, web/src/screens/Auction/BidBox.tsx).
import { dollars } from '../../rules/dollars.ts';
import { inMinutes } from '../../rules/inMinutes.ts';

interface AboutAuction {
  auctionId: string;
  title: string;
}
/** Notices of an end name the last hash of the log: with it a bidder can verify the log later. */
interface AboutEnd extends AboutAuction {
  finalHash: string;
}
interface AboutRfp {
  rfpId: string;
  title: string;
}
interface AboutOrder {
  orderId: string;
  title: string;
  totalAmount: string;
}
interface OrderStep extends AboutOrder {
  note: string | null;
  /** What else changes for the reader, as a sentence. */
  consequence?: string | null;
}
interface Unconfirmed extends AboutOrder {
  days: number;
}
interface Decision {
  companyName: string;
  reason: string | null;
}
type Reason = { reason: string };
/** One line for each change. */
type Changes = { changes: readonly string[] };
type Price = { price: string };
type End = { end: string };
type At = { at: string };

/** What each kind of notice needs to know. */
export interface NoticeParams {
  company_waiting: { companyName: string; city: string; country: string };
  company_approved: Decision;
  company_revision_requested: Decision;
  company_rejected: Decision;

  second_factor_enabled: object;
  second_factor_disabled: object;
  recovery_code_used: { left: number };
  passkey_added: object;
  account_unlocked: Reason;
  sessions_ended: Reason;
  data_export_ready: object;
  webhook_disabled: { host: string };

  product_offered: { name: string; productId: string };
  search_offered: { name: string; offeringId: string; text: string };
  category_filled: { name: string; path: string };
  inquiry: { offeringId: string; title: string; quantity: number | null; unit: string; message: string };

  suggestion_accepted: { name: string; productId: string };
  suggestion_declined: { name: string; reason: string };

  rfp_bid: AboutRfp & { amount: string; message: string | null };
  rfp_cancelled: AboutRfp & Reason;
  rfp_changed: AboutRfp & Changes;
  watched_rfp_changed: AboutRfp & Changes;
  rfp_not_awarded: AboutRfp;

  order_placed: AboutOrder;
  order_confirmed: OrderStep;
  order_shipped: OrderStep;
  order_delivered: OrderStep;
  order_completed: OrderStep;
  order_cancelled: OrderStep & { by: 'buyer' | 'seller' };
  order_unconfirmed: AboutOrder & { cancelledAt: string };
  order_expired_buyer: Unconfirmed;
  order_expired_seller: Unconfirmed;

  new_bid: AboutAuction & { bids: number };
  outbid: AboutAuction;
  voided: AboutAuction & Reason;
  extended: AboutAuction & End;
  paused: AboutAuction & Reason;
  resumed: AboutAuction & End;
  edited: AboutAuction;
  noted: AboutAuction & { note: string };
  ends_soon: AboutAuction & End;
  requested: AboutAuction;
  approved: AboutAuction;
  declined: AboutAuction & Reason;

  cancelled: AboutEnd & Reason;
  won: AboutEnd & Price;
  lost: AboutEnd & Price;
  reserve_not_met: AboutEnd;
  awarded_next: AboutEnd & Price;
  summary_awarded: AboutEnd & Price & { bidders: number };
  summary_reserve_not_met: AboutEnd & Price;
  summary_no_bids: AboutEnd;
  summary_awarded_next: AboutEnd & Price;

  new_device: At & { device: string };
  api_key_created: At & { prefix: string };
  password_changed: At;
  email_changed: At;
  email_reverted: At;
}

export type NoticeKind = keyof NoticeParams;

type Templates = {
  [Kind in NoticeKind]: {
    subject: (params: NoticeParams[Kind]) => string;
    text: (params: NoticeParams[Kind]) => string;
    link: (params: NoticeParams[Kind]) => string;
  };
};

const auctionLink = ({ auctionId }: AboutAuction) => `/auctions/${auctionId}`;
const rfpLink = ({ rfpId }: AboutRfp) => `/rfps/${rfpId}`;
const orderLink = ({ orderId }: AboutOrder) => `/orders/${orderId}`;
const companyLink = () => '/company-profile';
const settingsLink = () => '/settings';
const NOT_YOU = 'If this was not you, change your password in the settings now, and sign out everywhere.';
const titled =
  (subject: string) =>
  ({ title }: { title: string }) =>
    `${subject}: ${title}`;

const paragraphs = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join('\n\n');
const decided = (sentence: string, reason: string | null) => paragraphs(sentence, reason && `Reason: ${reason}`);
const changedRfp = ({ title, changes }: AboutRfp & Changes, why: string) =>
  paragraphs(`The buyer changed the request '${title}', ${why}.`, changes.join('\n'));
const orderOf = ({ totalAmount, title }: AboutOrder) => `Order of ${dollars(totalAmount)}: ${title}.`;
const stepText = (sentence: string, step: OrderStep) =>
  paragraphs(`${sentence} ${orderOf(step)}`, step.note, step.consequence);
const daysOf = ({ days }: Unconfirmed) => (days === 1 ? '1 day' : `${days} days`);
const withHash = (sentence: string, { finalHash }: AboutEnd) =>
  paragraphs(
    sentence,
    `The log of this auction ends in ${finalHash}. Keep this message: with it you can verify the auction.`,
  );

export const templates: Templates = {
  company_waiting: {
    subject: ({ companyName }) => `Waiting for verification: ${companyName}`,
    text: ({ companyName, city, country }) =>
      `${companyName} (${city}, ${country}) has saved its company profile and waits for verification.`,
    link: () => '/admin/verification',
  },
  company_approved: {
    subject: () => 'Your company is verified',
    text: ({ companyName, reason }) =>
      decided(`${companyName} is verified: buyers see the badge beside your offers.`, reason),
    link: companyLink,
  },
  company_revision_requested: {
    subject: () => 'Your company profile needs a correction',
    text: ({ companyName, reason }) =>
      decided(`${companyName} could not be verified yet. Please correct the profile and save it again.`, reason),
    link: companyLink,
  },
  company_rejected: {
    subject: () => 'Your company was not verified',
    text: ({ companyName, reason }) => decided(`${companyName} was not verified.`, reason),
    link: companyLink,
  },

  second_factor_enabled: {
    subject: () => 'Your second factor is on',
    text: () => `From now on, signing in to your account takes a second step. ${NOT_YOU}`,
    link: settingsLink,
  },
  second_factor_disabled: {
    subject: () => 'Your second factor is off',
    text: () => `Signing in to your account takes only your password now. ${NOT_YOU}`,
    link: settingsLink,
  },
  recovery_code_used: {
    subject: () => 'A recovery code was used',
    text: ({ left }) =>
      `Somebody used a recovery code of your account. ${left === 1 ? '1 code is' : `${left} codes are`} left. ${NOT_YOU}`,
    link: settingsLink,
  },
  webhook_disabled: {
    subject: () => 'A webhook was disabled',
    text: ({ host }) =>
      `For five days no event could be delivered to your webhook at ${host}, so it was disabled. You can enable it again in the settings.`,
    link: () => '/settings/webhooks',
  },
  data_export_ready: {
    subject: () => 'Your data is ready to download',
    text: () => 'You can download your data in the settings for 24 hours.',
    link: settingsLink,
  },
  passkey_added: {
    subject: () => 'A passkey was added',
    text: () => `A new passkey can sign in to your account. ${NOT_YOU}`,
    link: settingsLink,
  },
  account_unlocked: {
    subject: () => 'Your account is unlocked',
    text: ({ reason }) => decided('An admin has unlocked your account. You can use it again.', reason),
    link: settingsLink,
  },
  sessions_ended: {
    subject: () => 'You were signed out',
    text: ({ reason }) => decided('An admin has signed you out of one or more browsers.', reason),
    link: settingsLink,
  },

  product_offered: {
    subject: ({ name }) => `Now offered: ${name}`,
    text: ({ name }) => `${name}, which you are watching, has its first offer.`,
    link: ({ productId }) => `/product/${productId}?tab=suppliers`,
  },
  search_offered: {
    subject: ({ name }) => `New offer: ${name}`,
    text: ({ name, text }) => `There is a new offer of ${name}, which your saved search '${text}' names.`,
    link: ({ offeringId }) => `/offerings/${offeringId}`,
  },
  category_filled: {
    subject: ({ name }) => `Now available: ${name}`,
    text: ({ name }) => `The first products of ${name}, which you asked about, are in the catalogue.`,
    link: ({ path }) => path,
  },
  inquiry: {
    subject: titled('Inquiry'),
    text: ({ quantity, unit, message }) =>
      paragraphs(quantity ? `Quantity: ${quantity.toLocaleString('en-US')} ${unit}` : null, message),
    link: ({ offeringId }) => `/offerings/${offeringId}`,
  },

  suggestion_accepted: {
    subject: ({ name }) => `Now in the catalogue: ${name}`,
    text: ({ name }) => `${name}, which you suggested, is in the catalogue. You can now post and watch it.`,
    link: ({ productId }) => `/product/${productId}`,
  },
  suggestion_declined: {
    subject: ({ name }) => `Not added to the catalogue: ${name}`,
    text: ({ name, reason }) => `${name}, which you suggested, was not added to the catalogue. Reason: ${reason}`,
    link: () => '/products',
  },

  rfp_bid: {
    subject: titled('New bid on your RFP'),
    text: ({ amount, title, message }) =>
      paragraphs(`A bid of ${dollars(amount)} was placed on your RFP '${title}'.`, message),
    link: rfpLink,
  },
  rfp_cancelled: {
    subject: titled('Request cancelled'),
    text: ({ title, reason }) => `The buyer cancelled the request '${title}'. Reason: ${reason}`,
    link: rfpLink,
  },
  rfp_changed: {
    subject: titled('Request changed'),
    text: (rfp) => changedRfp(rfp, 'on which you have a bid'),
    link: rfpLink,
  },
  watched_rfp_changed: {
    subject: titled('Request changed'),
    text: (rfp) => changedRfp(rfp, 'which you are watching'),
    link: rfpLink,
  },
  rfp_not_awarded: {
    subject: titled('Not awarded'),
    text: ({ title }) => `The buyer accepted another bid on '${title}'.`,
    link: rfpLink,
  },

  order_placed: {
    subject: titled('New order'),
    text: ({ totalAmount, title }) => `An order of ${dollars(totalAmount)} was placed: ${title}.`,
    link: orderLink,
  },
  order_confirmed: {
    subject: titled('Order confirmed'),
    text: (step) => stepText('The seller confirmed your order.', step),
    link: orderLink,
  },
  order_shipped: {
    subject: titled('Order shipped'),
    text: (step) => stepText('Your order is on its way.', step),
    link: orderLink,
  },
  order_delivered: {
    subject: titled('Order delivered'),
    text: (step) => stepText('The buyer says that the order was delivered.', step),
    link: orderLink,
  },
  order_completed: {
    subject: titled('Order completed'),
    text: (step) => stepText('The buyer accepted what was delivered; the order is completed.', step),
    link: orderLink,
  },
  order_cancelled: {
    subject: titled('Order cancelled'),
    text: (step) => stepText(`The ${step.by} cancelled the order.`, step),
    link: orderLink,
  },
  order_unconfirmed: {
    subject: titled('Please confirm the order'),
    text: ({ totalAmount, title, cancelledAt }) =>
      `An order of ${dollars(totalAmount)} is waiting for you to confirm it: ${title}. It is cancelled automatically at ${inMinutes(cancelledAt)}.`,
    link: orderLink,
  },
  order_expired_buyer: {
    subject: titled('Order cancelled'),
    text: (order) =>
      `The seller did not confirm your order within ${daysOf(order)}, so it was cancelled. ${orderOf(order)}`,
    link: orderLink,
  },
  order_expired_seller: {
    subject: titled('Order cancelled'),
    text: (order) =>
      `You did not confirm this order within ${daysOf(order)}, so it was cancelled. Its quantity is back in your offering. ${orderOf(order)}`,
    link: orderLink,
  },

  new_bid: {
    subject: titled('New bid in your auction'),
    text: ({ title, bids }) => `${bids === 1 ? 'A bid was' : `${bids} bids were`} placed in your auction '${title}'.`,
    link: auctionLink,
  },
  outbid: {
    subject: titled('You are outbid'),
    text: ({ title }) => `Another bidder leads the auction '${title}' now.`,
    link: auctionLink,
  },
  voided: {
    subject: titled('A bid was voided'),
    text: ({ title, reason }) => `A bid in the auction '${title}' was voided. Reason: ${reason}`,
    link: auctionLink,
  },
  extended: {
    subject: titled('Auction extended'),
    text: ({ title, end }) => `The auction '${title}' now ends at ${inMinutes(end)}.`,
    link: auctionLink,
  },
  paused: {
    subject: titled('Auction paused'),
    text: ({ title, reason }) =>
      `The auction '${title}' is paused: no bid is taken, and the time that is left is kept. Reason: ${reason}`,
    link: auctionLink,
  },
  resumed: {
    subject: titled('Auction resumed'),
    text: ({ title, end }) => `Bidding in the auction '${title}' goes on. It now ends at ${inMinutes(end)}.`,
    link: auctionLink,
  },
  edited: {
    subject: titled('Auction changed'),
    text: ({ title }) => `The owner changed the auction '${title}' before the first bid. Please read its terms again.`,
    link: auctionLink,
  },
  noted: {
    subject: titled('Note on an auction'),
    text: ({ title, note }) => `The owner of the auction '${title}' added a note: ${note}`,
    link: auctionLink,
  },
  ends_soon: {
    subject: titled('Auction ends soon'),
    text: ({ title, end }) => `The auction '${title}' ends at ${inMinutes(end)}.`,
    link: auctionLink,
  },
  requested: {
    subject: titled('Request to participate'),
    text: ({ title }) => `A member asks to take part in your auction '${title}'.`,
    link: auctionLink,
  },
  approved: {
    subject: titled('You may bid'),
    text: ({ title }) => `The owner of the auction '${title}' approved you.`,
    link: auctionLink,
  },
  declined: {
    subject: titled('Request declined'),
    text: ({ title, reason }) => `The owner of the auction '${title}' declined your request. Reason: ${reason}`,
    link: auctionLink,
  },

  cancelled: {
    subject: titled('Auction cancelled'),
    text: (end) => withHash(`The auction '${end.title}' was cancelled. Reason: ${end.reason}`, end),
    link: auctionLink,
  },
  won: {
    subject: titled('You won'),
    text: (end) => withHash(`You won the auction '${end.title}' at ${dollars(end.price)}. The order is waiting.`, end),
    link: auctionLink,
  },
  lost: {
    subject: titled('Auction ended'),
    text: (end) => withHash(`The auction '${end.title}' ended at ${dollars(end.price)}; another bid won.`, end),
    link: auctionLink,
  },
  reserve_not_met: {
    subject: titled('Reserve not met'),
    text: (end) =>
      withHash(`The auction '${end.title}' ended; the reserve price was not met and nothing was awarded.`, end),
    link: auctionLink,
  },
  awarded_next: {
    subject: titled('You won'),
    text: (end) =>
      withHash(
        `You won the auction '${end.title}' at ${dollars(end.price)}, because the order of the previous award was cancelled. The order is waiting.`,
        end,
      ),
    link: auctionLink,
  },
  summary_awarded: {
    subject: titled('Auction ended'),
    text: (end) =>
      withHash(
        `The auction '${end.title}' ended at ${dollars(end.price)} with ${end.bidders} ${end.bidders === 1 ? 'bidder' : 'bidders'}. The order is waiting.`,
        end,
      ),
    link: auctionLink,
  },
  summary_reserve_not_met: {
    subject: titled('Auction ended'),
    text: (end) =>
      withHash(`The auction '${end.title}' ended at ${dollars(end.price)}; the reserve price was not met.`, end),
    link: auctionLink,
  },
  summary_no_bids: {
    subject: titled('Auction ended'),
    text: (end) => withHash(`The auction '${end.title}' ended without bids.`, end),
    link: auctionLink,
  },
  summary_awarded_next: {
    subject: titled('Next bid awarded'),
    text: (end) =>
      withHash(
        `The next bid in your auction '${end.title}' was awarded at ${dollars(end.price)}. The order is waiting.`,
        end,
      ),
    link: auctionLink,
  },

  new_device: {
    subject: () => 'New sign-in to your account',
    text: ({ at, device }) =>
      `Your account was signed in to on a new device: ${device}, ${inMinutes(at)}. If this was not you, change your password now: that signs everybody else out.`,
    link: settingsLink,
  },
  api_key_created: {
    subject: () => 'New API key',
    text: ({ at, prefix }) =>
      `An API key that begins with ${prefix} was created for your account at ${inMinutes(at)}. If this was not you, revoke it and change your password in the settings now.`,
    link: settingsLink,
  },
  password_changed: {
    subject: () => 'Your password was changed',
    text: ({ at }) =>
      `The password of your account was changed at ${inMinutes(at)}, and all other sessions have ended. If this was not you, choose 'Forgot password?' on the sign-in page now.`,
    link: settingsLink,
  },
  email_changed: {
    subject: () => 'Your email address was changed',
    text: ({ at }) =>
      `The email address of your account was changed at ${inMinutes(at)}. The former address has received a link that restores it, valid for 7 days.`,
    link: settingsLink,
  },
  email_reverted: {
    subject: () => 'Your former email address was restored',
    text: ({ at }) =>
      `The former email address of your account was restored at ${inMinutes(at)} with a new password, and all sessions have ended. Please check your details and orders.`,
    link: settingsLink,
  },
};

export interface RenderedNotice {
  kind: NoticeKind;
  subject: string;
  content: string;
  link: string;
}

export const render = <Kind extends NoticeKind>(kind: Kind, params: NoticeParams[Kind]): RenderedNotice => {
  const { subject, text, link } = templates[kind];
  return { kind, subject: subject(params), content: text(params), link: link(params) };
};
