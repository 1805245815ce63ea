// What an email about each kind of message says, and under which topic members choose how they get it.
import type { NoticeKind } from './templates.ts';

/** The topics of the preferences. */
export const emailTopics = ['auctions', 'orders', 'messages', 'watching', 'company'] as const;
export type EmailTopic = (typeof emailTopics)[number];

/** A message that a member wrote has no kind of its own. */
export type EmailedKind = NoticeKind | 'message';

interface NoticeEmail {
  /** Null for notices about the security of the account, which are always sent. */
  topic: EmailTopic | null;
  /** Fixed: it never contains what a member wrote. */
  subject: string;
}

const about =
  (topic: EmailTopic | null) =>
  (subject: string): NoticeEmail => ({ topic, subject });
const auctions = about('auctions');
const orders = about('orders');
const messages = about('messages');
const watching = about('watching');
const company = about('company');
const security = about(null);

export const noticeEmails: Readonly<Record<EmailedKind, NoticeEmail>> = {
  message: messages('You have a new message'),
  inquiry: messages('You have a new inquiry'),

  company_waiting: company('A company is waiting for verification'),
  company_approved: company('Your company is verified'),
  company_revision_requested: company('Your company profile needs a correction'),
  company_rejected: company('Your company was not verified'),

  second_factor_enabled: security('The second step of signing in is on'),
  second_factor_disabled: security('The second step of signing in is off'),
  recovery_code_used: security('A recovery code was used to sign in'),
  passkey_added: security('A passkey was added to your account'),
  account_unlocked: security('Your account is unlocked'),
  sessions_ended: security('You were signed out'),
  webhook_disabled: security('A webhook was disabled'),
  data_export_ready: security('The copy of your data is ready'),
  new_device: security('Somebody signed in to your account on a new device'),
  api_key_created: security('An API key was created for your account'),
  password_changed: security('Your password was changed'),
  email_changed: security('Your email address was changed'),
  email_reverted: security('Your email address was restored'),

  product_offered: watching('A material on your watchlist is offered now'),
  search_offered: watching('A material that you searched for is offered'),
  category_filled: watching('A category on your watchlist has materials now'),

  suggestion_accepted: watching('A material that you suggested is in the catalogue'),
  suggestion_declined: watching('A material that you suggested was declined'),

  rfp_bid: orders('Your RFP has a new bid'),
  rfp_cancelled: orders('A request you bid on was cancelled'),
  rfp_changed: orders('A request you bid on was changed'),
  watched_rfp_changed: watching('A request on your watchlist was changed'),
  rfp_not_awarded: orders('A request you bid on was awarded to another bid'),
  order_placed: orders('You have a new order'),
  order_confirmed: orders('Your order is confirmed'),
  order_shipped: orders('Your order is shipped'),
  order_delivered: orders('An order is delivered'),
  order_completed: orders('An order is completed'),
  order_cancelled: orders('An order was cancelled'),
  order_unconfirmed: orders('An order is waiting for you to confirm it'),
  order_expired_buyer: orders('Your order was cancelled because it was not confirmed'),
  order_expired_seller: orders('An order was cancelled because you did not confirm it'),

  new_bid: auctions('Your auction has a new bid'),
  outbid: auctions('You are outbid'),
  voided: auctions('A bid was voided'),
  extended: auctions('An auction was extended'),
  paused: auctions('An auction was paused'),
  resumed: auctions('An auction goes on'),
  edited: auctions('An auction was changed'),
  noted: auctions('An auction has a new note'),
  ends_soon: auctions('An auction ends soon'),
  requested: auctions('A member asks to take part in your auction'),
  approved: auctions('You may bid in an auction'),
  declined: auctions('Your request to take part in an auction was declined'),
  cancelled: auctions('An auction was cancelled'),
  won: auctions('You won an auction'),
  lost: auctions('An auction ended: another bid won'),
  reserve_not_met: auctions('An auction ended: the reserve was not met'),
  awarded_next: auctions('You won an auction'),
  summary_awarded: auctions('Your auction ended with an award'),
  summary_reserve_not_met: auctions('Your auction ended: the reserve was not met'),
  summary_no_bids: auctions('Your auction ended without bids'),
  summary_awarded_next: auctions('The next bid in your auction was awarded'),
};
