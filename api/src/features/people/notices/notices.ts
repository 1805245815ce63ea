// Every kind of notice; the code that sends it chooses the recipients. 'You are outbid' also appears in a toast and on the auction's page
// (web/src/features/around/live/useLive.ts, web/src/screens/Auction/BidBox.tsx).
import { dollars } from '../../../rules/dollars.ts';
import { inMinutes } from '../../../rules/inMinutes.ts';
import { isolated } from '../../../rules/values/signs.ts';

/** The topics of the preferences. */
export const emailTopics = ['auctions', 'orders', 'messages', 'watching', 'company'] as const;
export type EmailTopic = (typeof emailTopics)[number];

type Text<Params> = (params: Params) => string;

interface Description<Params> {
  /** Null for notices about the security of the account: their emails are always sent, at once and with the text. */
  topic: EmailTopic | null;
  subject: Text<Params>;
  /** Fixed: it never contains what a member wrote. */
  emailSubject: string;
  text: Text<Params>;
  link: Text<Params>;
  /** The email leads to the public page of the link instead of the inbox. */
  isDirect?: true;
}

/** Describes kinds with the same topic and link; `named` is what their subjects end with. */
const about =
  <About>(topic: EmailTopic | null, link: Text<About>, named: Text<About> = () => '') =>
  <Params extends About>(subject: string, emailSubject: string, text: Text<Params>): Description<Params> => ({
    topic,
    subject: (params) => [subject, named(params)].filter(Boolean).join(': '),
    emailSubject,
    text,
    link,
  });

type AboutAuction = { auctionId: string; title: string };
/** Notices of an end name the last hash of the log: with it a bidder can verify the log later. */
type AboutEnd = AboutAuction & { finalHash: string };
type AboutRfp = { rfpId: string; title: string };
type AboutOrder = { orderId: string; title: string; totalAmount: string };
/** `consequence` is what else changes for the reader, as a sentence. */
type OrderStep = AboutOrder & { note: string | null; consequence?: string | null };
/** `terms` are the current ones in one phrase. */
type QuoteStep = { quoteId: string; by: 'buyer' | 'seller'; title: string; terms: string; note: string | null };
type Unconfirmed = AboutOrder & { days: number };
type OfCompany = { companyName: string };
type Decision = { companyName: string; reason: string | null };
type Reason = { reason: string };
/** One line for each change. */
type Changes = { changes: readonly string[] };
type Price = { price: string };
type End = { end: string };
type At = { at: Date };
/** What still gives access to an account after its recovery. */
type Remaining = { remaining: string };

/** What a member is told about what they watch, sell or search for; `one` describes the posting if there is only one. */
export type OfWatchlist = {
  count: number;
  name: string;
  link: string;
  why: string;
  one: { title: string; by: string; terms: string; former: string } | null;
};
export type WatchlistKind = 'new_offers' | 'lower_prices' | 'new_rfps';
const MAX_SUBJECTS = 20;

const ofTitle = ({ title }: { title: string }) => title;
const ofName = ({ name }: { name: string }) => name;
const rfpLink = ({ rfpId }: AboutRfp) => `/rfps/${rfpId}`;
const offeringLink = ({ offeringId }: { offeringId: string }) => `/offerings/${offeringId}`;

const auction = about('auctions', ({ auctionId }: AboutAuction) => `/auctions/${auctionId}`, ofTitle);
const rfp = about('orders', rfpLink, ofTitle);
const order = about('orders', ({ orderId }: AboutOrder) => `/orders/${orderId}`, ofTitle);
const quote = about('orders', ({ quoteId }: QuoteStep) => `/quotes/${quoteId}`, ofTitle);
/** Kinds whose emails have the subject of the notice. */
const titled =
  (topic: EmailTopic | null, link: string) =>
  <Params extends object>(subject: string, text: Text<Params>) =>
    about<object>(topic, () => link)(subject, subject, text);
const company = titled('company', '/company-profile');
const team = titled('company', '/team');
const security = titled(null, '/settings?part=security');
const webhook = titled(null, '/settings/webhooks');

const onWatchlist = (
  [one, several]: [string, string],
  emailSubject: string,
  textOfOne: Text<NonNullable<OfWatchlist['one']>>,
): Description<OfWatchlist> => ({
  topic: 'watching',
  subject: ({ count, name }) => `${count === 1 ? one : `${count.toLocaleString('en-US')} ${several}`}: ${name}`,
  emailSubject,
  text: (told) => paragraphs(told.one && textOfOne(told.one), told.why),
  link: ({ link }) => link,
  isDirect: true,
});

const NOT_YOU = 'If this was not you, change your password in the settings now, and sign out everywhere.';
const listed = (remaining: string): string => remaining && ` Please check what still gives access: ${remaining}.`;
const minute = (at: Date): string => inMinutes(at.toISOString());
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

const descriptions = {
  company_waiting: about<{ companyName: string; city: string; country: string }>(
    'company',
    () => '/admin/companies',
    ({ companyName }) => companyName,
  )(
    'Waiting for verification',
    'A company is waiting for verification',
    ({ companyName, city, country }) =>
      `${companyName} (${city}, ${country}) has saved its company profile and waits for verification.`,
  ),
  company_approved: company('Your company is verified', ({ companyName, reason }: Decision) =>
    decided(`${companyName} is verified: buyers see the badge beside your offers.`, reason),
  ),
  company_revision_requested: company('Your company profile needs a correction', ({ companyName, reason }: Decision) =>
    decided(`${companyName} could not be verified yet. Please correct the profile and save it again.`, reason),
  ),
  colleague_joined: team(
    'A colleague has joined your company',
    ({ companyName }: OfCompany) => `A colleague has accepted your invitation to ${companyName} and belongs to it now.`,
  ),
  role_changed: team(
    'You have another role in your company',
    ({ companyName, role }: OfCompany & { role: string }) => `In ${companyName}, your role is now ${role}.`,
  ),
  company_access: titled(null, '/team')(
    'Who manages your company has changed',
    ({ change }: { change: string }) => change,
  ),
  member_removed: team(
    'You no longer belong to your company',
    ({ companyName }: OfCompany) =>
      `You no longer belong to ${companyName}: API keys and webhooks that you made there have ended. You can go on trading for yourself.`,
  ),
  company_rejected: company('Your company was not verified', ({ companyName, reason }: Decision) =>
    decided(`${companyName} was not verified.`, reason),
  ),

  company_locked: company('Your company is locked', ({ companyName, reason }: OfCompany & Reason) =>
    decided(
      `An admin has locked ${companyName}: its people can read, but not trade. Running auctions go on. Please contact us about it.`,
      reason,
    ),
  ),
  company_unlocked: company('Your company is unlocked', ({ companyName, reason }: OfCompany & Reason) =>
    decided(`An admin has unlocked ${companyName}: its people can trade again.`, reason),
  ),

  second_factor_enabled: security(
    'Your second factor is on',
    () => `From now on, signing in to your account takes a second step. ${NOT_YOU}`,
  ),
  second_factor_disabled: security(
    'Your second factor is off',
    () => `Signing in to your account takes only your password now. ${NOT_YOU}`,
  ),
  recovery_code_used: security(
    'A recovery code was used',
    ({ left }: { left: number }) =>
      `Somebody used a recovery code of your account. ${left === 1 ? '1 code is' : `${left} codes are`} left. ${NOT_YOU}`,
  ),
  webhook_disabled: webhook(
    'A webhook was disabled',
    ({ host, isGone }: { host: string; isGone: boolean }) =>
      `${isGone ? `Your webhook at ${host} answered 410 Gone` : `For five days no event could be delivered to your webhook at ${host}`}, so it was disabled. You can enable it again in the settings.`,
  ),
  data_export_ready: titled(null, '/settings')(
    'Your data is ready to download',
    () => 'You can download your data in the settings for 24 hours.',
  ),
  passkey_added: security('A passkey was added', () => `A new passkey can sign in to your account. ${NOT_YOU}`),
  account_unlocked: security('Your account is unlocked', ({ reason }: Reason) =>
    decided('An admin has unlocked your account. You can use it again.', reason),
  ),
  sessions_ended: security('You were signed out', ({ reason }: Reason) =>
    decided('An admin has signed you out of one or more browsers.', reason),
  ),

  new_offers: onWatchlist(
    ['New offer', 'new offers'],
    'New offers on your watchlist',
    ({ by, title, terms }) => `${by} offers '${title}' at ${terms}.`,
  ),
  lower_prices: onWatchlist(
    ['Lower price', 'lower prices'],
    'Lower prices on your watchlist',
    ({ by, title, terms, former }) => `${by} lowered the price of '${title}' from ${former} to ${terms}.`,
  ),
  new_rfps: onWatchlist(
    ['New request', 'new requests'],
    'New requests for you',
    ({ by, title, terms }) => `${by} asks for ${terms}: '${title}'.`,
  ),
  watchlist_summary: about<{ subjects: readonly string[] }>('watching', () => '/watchlist')(
    'New on your watchlist',
    'New offers and requests on your watchlist',
    ({ subjects }) =>
      [
        ...subjects.slice(0, MAX_SUBJECTS),
        ...(subjects.length > MAX_SUBJECTS ? [`and ${subjects.length - MAX_SUBJECTS} more`] : []),
      ].join('\n'),
  ),
  category_filled: about('watching', ({ path }: { name: string; path: string }) => path, ofName)(
    'Now available',
    'A category on your watchlist has materials now',
    ({ name }) => `The first products of ${name}, which you asked about, are in the catalogue.`,
  ),
  inquiry: about<{ offeringId: string; title: string }>('messages', offeringLink, ofTitle)(
    'Inquiry',
    'You have a new inquiry',
    ({
      quantity,
      unit,
      message,
    }: {
      offeringId: string;
      title: string;
      quantity: number | null;
      unit: string;
      message: string;
    }) => paragraphs(quantity ? `Quantity: ${quantity.toLocaleString('en-US')} ${unit}` : null, message),
  ),
  suggestion_accepted: about(
    'watching',
    ({ productId }: { name: string; productId: string }) => `/product/${productId}`,
    ofName,
  )(
    'Now in the catalogue',
    'A material that you suggested is in the catalogue',
    ({ name }) => `${name}, which you suggested, is in the catalogue. You can now post and watch it.`,
  ),
  suggestion_declined: about<Reason & { name: string }>('watching', () => '/products', ofName)(
    'Not added to the catalogue',
    'A material that you suggested was declined',
    ({ name, reason }) => `${name}, which you suggested, was not added to the catalogue. Reason: ${reason}`,
  ),

  rfp_bid: rfp(
    'New bid on your RFP',
    'Your RFP has a new bid',
    ({ amount, title, message }: AboutRfp & { amount: string; message: string | null }) =>
      paragraphs(`A bid of ${dollars(amount)} was placed on your RFP '${title}'.`, message),
  ),
  rfp_cancelled: rfp(
    'Request cancelled',
    'A request you bid on was cancelled',
    ({ title, reason, by }: AboutRfp & Reason & { by: 'buyer' | 'admin' }) =>
      `${by === 'buyer' ? 'The buyer' : 'An admin'} cancelled the request '${title}'. Reason: ${reason}`,
  ),
  posting_taken_off: about<Reason & { title: string; link: string }>('orders', ({ link }) => link, ofTitle)(
    'Taken off the market',
    'A posting of yours was taken off the market',
    ({ title, reason }) => `An admin took '${title}' off the market. Reason: ${reason}`,
  ),
  rfp_changed: rfp('Request changed', 'A request you bid on was changed', (change: AboutRfp & Changes) =>
    changedRfp(change, 'on which you have a bid'),
  ),
  watched_rfp_changed: about<AboutRfp & Changes>('watching', rfpLink, ofTitle)(
    'Request changed',
    'A request on your watchlist was changed',
    (change) => changedRfp(change, 'which you are watching'),
  ),
  rfp_not_awarded: rfp(
    'Not awarded',
    'A request you bid on was awarded to another bid',
    ({ title }) => `The buyer accepted another bid on '${title}'.`,
  ),

  order_placed: order(
    'New order',
    'You have a new order',
    ({ totalAmount, title }) => `An order of ${dollars(totalAmount)} was placed: ${title}.`,
  ),
  order_confirmed: order('Order confirmed', 'Your order is confirmed', (step: OrderStep) =>
    stepText('The seller confirmed your order.', step),
  ),
  order_shipped: order('Order shipped', 'Your order is shipped', (step: OrderStep) =>
    stepText('Your order is on its way.', step),
  ),
  order_delivered: order('Order delivered', 'An order is delivered', (step: OrderStep) =>
    stepText('The buyer says that the order was delivered.', step),
  ),
  order_completed: order('Order completed', 'An order is completed', (step: OrderStep) =>
    stepText('The buyer accepted what was delivered; the order is completed.', step),
  ),
  order_cancelled: order('Order cancelled', 'An order was cancelled', (step: OrderStep & { by: 'buyer' | 'seller' }) =>
    stepText(`The ${step.by} cancelled the order.`, step),
  ),
  order_unconfirmed: order(
    'Please confirm the order',
    'An order is waiting for you to confirm it',
    ({ totalAmount, title, cancelledAt }: AboutOrder & { cancelledAt: string }) =>
      `An order of ${dollars(totalAmount)} is waiting for you to confirm it: ${title}. It is cancelled automatically at ${inMinutes(cancelledAt)}.`,
  ),
  order_expired_buyer: order(
    'Order cancelled',
    'Your order was cancelled because it was not confirmed',
    (expired: Unconfirmed) =>
      `The seller did not confirm your order within ${daysOf(expired)}, so it was cancelled. ${orderOf(expired)}`,
  ),
  order_expired_seller: order(
    'Order cancelled',
    'An order was cancelled because you did not confirm it',
    (expired: Unconfirmed) =>
      `You did not confirm this order within ${daysOf(expired)}, so it was cancelled. Its quantity is back in your offering. ${orderOf(expired)}`,
  ),

  quote_requested: quote('Request for a quote', 'A buyer asks you for a quote', ({ by, terms, note }: QuoteStep) =>
    paragraphs(`The ${by} asked: ${terms}.`, note),
  ),
  quote_proposed: quote('New terms', 'You have a quote with new terms', ({ by, terms, note }: QuoteStep) =>
    paragraphs(`The ${by} proposed: ${terms}.`, note),
  ),
  quote_accepted: quote(
    'Quote accepted',
    'Your quote was accepted',
    ({ by, terms }: QuoteStep) => `The ${by} accepted: ${terms}. There is a confirmed order now.`,
  ),
  quote_declined: quote('Quote declined', 'Your quote was declined', ({ by, note }: QuoteStep) =>
    paragraphs(`The ${by} declined the quote.`, note),
  ),
  quote_withdrawn: quote(
    'Quote withdrawn',
    'A quote was withdrawn',
    ({ by }: QuoteStep) => `The ${by} withdrew the quote.`,
  ),

  new_bid: auction(
    'New bid in your auction',
    'Your auction has a new bid',
    ({ title, bids }: AboutAuction & { bids: number }) =>
      `${bids === 1 ? 'A bid was' : `${bids} bids were`} placed in your auction '${title}'.`,
  ),
  outbid: auction(
    'You are outbid',
    'You are outbid',
    ({ title }) => `Another bidder leads the auction '${title}' now.`,
  ),
  voided: auction(
    'A bid was voided',
    'A bid was voided',
    ({ title, reason }: AboutAuction & Reason) => `A bid in the auction '${title}' was voided. Reason: ${reason}`,
  ),
  extended: auction(
    'Auction extended',
    'An auction was extended',
    ({ title, end }: AboutAuction & End) => `The auction '${title}' now ends at ${inMinutes(end)}.`,
  ),
  paused: auction(
    'Auction paused',
    'An auction was paused',
    ({ title, reason }: AboutAuction & Reason) =>
      `The auction '${title}' is paused: no bid is taken, and the time that is left is kept. Reason: ${reason}`,
  ),
  resumed: auction(
    'Auction resumed',
    'An auction goes on',
    ({ title, end }: AboutAuction & End) =>
      `Bidding in the auction '${title}' goes on. It now ends at ${inMinutes(end)}.`,
  ),
  edited: auction(
    'Auction changed',
    'An auction was changed',
    ({ title }) => `The owner changed the auction '${title}' before the first bid. Please read its terms again.`,
  ),
  noted: auction(
    'Note on an auction',
    'An auction has a new note',
    ({ title, note }: AboutAuction & { note: string }) => `The owner of the auction '${title}' added a note: ${note}`,
  ),
  ends_soon: auction(
    'Auction ends soon',
    'An auction ends soon',
    ({ title, end }: AboutAuction & End) => `The auction '${title}' ends at ${inMinutes(end)}.`,
  ),
  requested: auction(
    'Request to participate',
    'A member asks to take part in your auction',
    ({ title }) => `A member asks to take part in your auction '${title}'.`,
  ),
  approved: auction(
    'You may bid',
    'You may bid in an auction',
    ({ title }) => `The owner of the auction '${title}' approved you.`,
  ),
  declined: auction(
    'Request declined',
    'Your request to take part in an auction was declined',
    ({ title, reason }: AboutAuction & Reason) =>
      `The owner of the auction '${title}' declined your request. Reason: ${reason}`,
  ),

  cancelled: auction('Auction cancelled', 'An auction was cancelled', (end: AboutEnd & Reason) =>
    withHash(`The auction '${end.title}' was cancelled. Reason: ${end.reason}`, end),
  ),
  won: auction('You won', 'You won an auction', (end: AboutEnd & Price) =>
    withHash(`You won the auction '${end.title}' at ${dollars(end.price)}. The order is waiting.`, end),
  ),
  lost: auction('Auction ended', 'An auction ended: another bid won', (end: AboutEnd & Price) =>
    withHash(`The auction '${end.title}' ended at ${dollars(end.price)}; another bid won.`, end),
  ),
  reserve_not_met: auction('Reserve not met', 'An auction ended: the reserve was not met', (end: AboutEnd) =>
    withHash(`The auction '${end.title}' ended; the reserve price was not met and nothing was awarded.`, end),
  ),
  awarded_next: auction('You won', 'You won an auction', (end: AboutEnd & Price) =>
    withHash(
      `You won the auction '${end.title}' at ${dollars(end.price)}, because the order of the previous award was cancelled. The order is waiting.`,
      end,
    ),
  ),
  summary_awarded: auction(
    'Auction ended',
    'Your auction ended with an award',
    (end: AboutEnd & Price & { bidders: number }) =>
      withHash(
        `The auction '${end.title}' ended at ${dollars(end.price)} with ${end.bidders} ${end.bidders === 1 ? 'bidder' : 'bidders'}. The order is waiting.`,
        end,
      ),
  ),
  summary_reserve_not_met: auction(
    'Auction ended',
    'Your auction ended: the reserve was not met',
    (end: AboutEnd & Price) =>
      withHash(`The auction '${end.title}' ended at ${dollars(end.price)}; the reserve price was not met.`, end),
  ),
  summary_no_bids: auction('Auction ended', 'Your auction ended without bids', (end: AboutEnd) =>
    withHash(`The auction '${end.title}' ended without bids.`, end),
  ),
  summary_awarded_next: auction(
    'Next bid awarded',
    'The next bid in your auction was awarded',
    (end: AboutEnd & Price) =>
      withHash(
        `The next bid in your auction '${end.title}' was awarded at ${dollars(end.price)}. The order is waiting.`,
        end,
      ),
  ),

  new_device: security(
    'New sign-in to your account',
    ({ at, device }: At & { device: string }) =>
      `Your account was signed in to on a new device: ${device}, ${minute(at)}. If this was not you, change your password now: that signs everybody else out.`,
  ),
  api_key_created: titled(null, '/settings/api-keys')(
    'New API key',
    ({ at, prefix }: At & { prefix: string }) =>
      `An API key that begins with ${prefix} was created for your account at ${minute(at)}. If this was not you, revoke it and change your password in the settings now.`,
  ),
  webhook_added: webhook(
    'New webhook',
    ({ at, host }: At & { host: string }) =>
      `Events of your account are sent to ${host} since ${minute(at)}. If this was not you, delete the webhook and change your password in the settings now.`,
  ),
  password_changed: security(
    'Your password was changed',
    ({ at, remaining }: At & Remaining) =>
      `The password of your account was changed at ${minute(at)}, and all other sessions have ended. If this was not you, choose 'Forgot password?' on the sign-in page now.${listed(remaining)}`,
  ),
  email_changed: security(
    'Your email address was changed',
    ({ at }: At) =>
      `The email address of your account was changed at ${minute(at)}. The former address has received a link that restores it, valid for 7 days.`,
  ),
  email_reverted: security(
    'Your former email address was restored',
    ({ at, remaining }: At & Remaining) =>
      `The former email address of your account was restored at ${minute(at)} with a new password, and all sessions have ended. Please check your details and orders.${listed(remaining)}`,
  ),
};

export type NoticeKind = keyof typeof descriptions;
/** What each kind needs to know. */
export type NoticeParams = { [Kind in NoticeKind]: Parameters<(typeof descriptions)[Kind]['text']>[0] };

export const notices: { [Kind in NoticeKind]: Description<NoticeParams[Kind]> } = descriptions;

/** A message that a member wrote has no kind of its own. */
export type EmailedKind = NoticeKind | 'message';

/** Emails of the release before that still wait. */
const FORMER: Readonly<Record<string, NoticeKind>> = { product_offered: 'new_offers', search_offered: 'new_offers' };

/** How an email about a message of a kind is sent. */
export const emailAbout = (
  kind: EmailedKind,
): { topic: EmailTopic | null; emailSubject: string; isDirect?: boolean | undefined } =>
  kind === 'message' ? { topic: 'messages', emailSubject: 'You have a new message' } : notices[FORMER[kind] ?? kind];

export interface RenderedNotice {
  kind: NoticeKind;
  subject: string;
  content: string;
  link: string;
}

/** With every text within isolated. */
const isolatedIn = <Value>(value: Value): Value => {
  if (typeof value === 'string') return isolated(value) as Value;
  if (Array.isArray(value)) return value.map(isolatedIn) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, isolatedIn(each)])) as Value;
};

export const render = <Kind extends NoticeKind>(kind: Kind, params: NoticeParams[Kind]): RenderedNotice => {
  const { subject, text, link } = notices[kind];
  const shown = isolatedIn(params);
  return { kind, subject: subject(shown), content: text(shown), link: link(params) };
};
