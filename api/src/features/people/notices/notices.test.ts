import { notices, render, type NoticeKind, type NoticeParams } from './notices.ts';

const company = { companyName: 'Acme Acids', reason: null };
const rfp = { rfpId: 'r1', title: 'Caustic soda' };
const order = { orderId: 'o1', title: 'Caustic soda', totalAmount: '1250.00' };
const step = { ...order, note: null };
const quote = { quoteId: 'q1', by: 'seller' as const, title: 'Acid', terms: '20 MT at $210.50 per MT', note: null };
const auction = { auctionId: 'a1', title: 'Acid' };
const end = { ...auction, finalHash: 'abc' };
const watched = (count: number, link: string, terms?: string) => ({
  count,
  name: 'Acetone',
  link,
  why: 'You watch Acetone.',
  one: terms ? { title: 'Acetone 99 %', by: 'Acme Acids', terms, former: '$220.00 per MT' } : null,
});
const at = new Date('2026-11-22T10:30:00.000Z');
const reason = 'The goods were damaged.';

const examples: { [Kind in NoticeKind]: NoticeParams[Kind] } = {
  company_waiting: { companyName: 'Acme Acids', city: 'Graz', country: 'Austria' },
  company_approved: company,
  company_revision_requested: { ...company, reason: 'The number is wrong.' },
  company_rejected: { ...company, reason: 'Unknown company.' },
  company_locked: { ...company, reason: 'Unpaid.' },
  company_unlocked: { ...company, reason: 'Paid.' },
  colleague_joined: company,
  role_changed: { ...company, role: 'reader' },
  company_access: { change: 'You became owner of your company.' },
  member_removed: company,
  second_factor_enabled: {},
  second_factor_disabled: {},
  recovery_code_used: { left: 3 },
  data_export_ready: {},
  webhook_disabled: { host: 'acme.example', isGone: false },
  passkey_added: {},
  account_unlocked: { reason: 'You have answered our questions.' },
  sessions_ended: { reason: 'You reported a lost laptop.' },
  new_offers: watched(1, '/offerings/o1', '$210.50 per MT'),
  lower_prices: watched(1, '/offerings/o1', '$210.50 per MT'),
  new_rfps: watched(12, '/product/p1?tab=suppliers'),
  watchlist_summary: { subjects: ['12 new offers: Acetone', 'Lower price: Gallium'] },
  category_filled: { name: 'Ketones', path: '/category/c1' },
  inquiry: { offeringId: 'f1', title: 'Acetone', quantity: 12000, unit: 'kg', message: 'Is it dry?' },
  suggestion_accepted: { name: 'Boric Acid', productId: 'p2' },
  suggestion_declined: { name: 'Boric Acid', reason: 'Known by another name.' },
  rfp_bid: { ...rfp, amount: '99.5', message: 'We load on Mondays.' },
  rfp_cancelled: { ...rfp, reason, by: 'buyer' },
  posting_taken_off: { title: 'Caustic soda', reason, link: '/offerings/o1' },
  rfp_changed: { ...rfp, changes: ['Closing date: 2026-12-31'] },
  watched_rfp_changed: { ...rfp, changes: ['Quantity: 40 MT'] },
  rfp_not_awarded: rfp,
  order_placed: order,
  order_confirmed: step,
  order_shipped: { ...step, note: 'Truck 7' },
  order_delivered: step,
  order_completed: step,
  order_cancelled: { ...step, by: 'seller', note: 'Sold out.', consequence: 'It can be awarded to another bid.' },
  order_unconfirmed: { ...order, cancelledAt: '2026-11-22T10:30:00.000Z' },
  order_expired_buyer: { ...order, days: 1 },
  order_expired_seller: { ...order, days: 3 },
  quote_requested: { ...quote, by: 'buyer', note: 'For our plant in Vigo.' },
  quote_proposed: quote,
  quote_accepted: quote,
  quote_declined: { ...quote, note: 'Too late.' },
  quote_withdrawn: quote,
  new_bid: { ...auction, bids: 3 },
  outbid: auction,
  voided: { ...auction, reason },
  extended: { ...auction, end: '2026-11-22T10:30:00.000Z' },
  paused: { ...auction, reason },
  resumed: { ...auction, end: '2026-11-22T10:30:00.000Z' },
  edited: auction,
  noted: { ...auction, note: 'Bring your own drums.' },
  ends_soon: { ...auction, end: '2026-11-22T10:30:00.000Z' },
  requested: auction,
  approved: auction,
  declined: { ...auction, reason },
  cancelled: { ...end, reason },
  won: { ...end, price: '314600.00' },
  lost: { ...end, price: '314600.00' },
  reserve_not_met: end,
  awarded_next: { ...end, price: '100' },
  summary_awarded: { ...end, price: '100', bidders: 1 },
  summary_reserve_not_met: { ...end, price: '100' },
  summary_no_bids: end,
  summary_awarded_next: { ...end, price: '100' },
  new_device: { at, device: 'Chrome on Windows' },
  api_key_created: { at, prefix: 'fsk_Ab12Cd' },
  webhook_added: { at, host: 'acme.example' },
  password_changed: { at, remaining: 'passkey "Laptop"; recovery codes' },
  email_changed: { at },
  email_reverted: { at, remaining: '' },
};

const rendered = <Kind extends NoticeKind>(kind: Kind) => render(kind, examples[kind]);
const kinds = Object.keys(notices) as NoticeKind[];

it.each(kinds)('the notice %s has a subject, a complete text and a link into the market', (kind) => {
  const { subject, content, link } = rendered(kind);
  expect(subject).toMatch(/^[A-Z\d]/);
  expect(content.length).toBeGreaterThan(10);
  expect(link).toMatch(/^\/[a-z]/);
  expect(`${subject} ${content} ${link}`).not.toMatch(/undefined|null|NaN|\[object/);
});

it('lists the words of every notice', () => {
  const words = kinds.map((kind) => {
    const { subject, content, link } = rendered(kind);
    return `${kind}: ${subject} | ${content.replaceAll('\n\n', ' ¶ ')} | ${link}`;
  });
  expect(words).toMatchInlineSnapshot(`
   [
     "company_waiting: Waiting for verification: Acme Acids | Acme Acids (Graz, Austria) has saved its company profile and waits for verification. | /admin/companies",
     "company_approved: Your company is verified | Acme Acids is verified: buyers see the badge beside your offers. | /company-profile",
     "company_revision_requested: Your company profile needs a correction | Acme Acids could not be verified yet. Please correct the profile and save it again. ¶ Reason: The number is wrong. | /company-profile",
     "colleague_joined: A colleague has joined your company | A colleague has accepted your invitation to Acme Acids and belongs to it now. | /team",
     "role_changed: You have another role in your company | In Acme Acids, your role is now reader. | /team",
     "company_access: Who manages your company has changed | You became owner of your company. | /team",
     "member_removed: You no longer belong to your company | You no longer belong to Acme Acids: API keys and webhooks that you made there have ended. You can go on trading for yourself. | /team",
     "company_rejected: Your company was not verified | Acme Acids was not verified. ¶ Reason: Unknown company. | /company-profile",
     "company_locked: Your company is locked | An admin has locked Acme Acids: its people can read, but not trade. Running auctions go on. Please contact us about it. ¶ Reason: Unpaid. | /company-profile",
     "company_unlocked: Your company is unlocked | An admin has unlocked Acme Acids: its people can trade again. ¶ Reason: Paid. | /company-profile",
     "second_factor_enabled: Your second factor is on | From now on, signing in to your account takes a second step. If this was not you, change your password in the settings now, and sign out everywhere. | /settings?part=security",
     "second_factor_disabled: Your second factor is off | Signing in to your account takes only your password now. If this was not you, change your password in the settings now, and sign out everywhere. | /settings?part=security",
     "recovery_code_used: A recovery code was used | Somebody used a recovery code of your account. 3 codes are left. If this was not you, change your password in the settings now, and sign out everywhere. | /settings?part=security",
     "webhook_disabled: A webhook was disabled | For five days no event could be delivered to your webhook at acme.example, so it was disabled. You can enable it again in the settings. | /settings/webhooks",
     "data_export_ready: Your data is ready to download | You can download your data in the settings for 24 hours. | /settings",
     "passkey_added: A passkey was added | A new passkey can sign in to your account. If this was not you, change your password in the settings now, and sign out everywhere. | /settings?part=security",
     "account_unlocked: Your account is unlocked | An admin has unlocked your account. You can use it again. ¶ Reason: You have answered our questions. | /settings?part=security",
     "sessions_ended: You were signed out | An admin has signed you out of one or more browsers. ¶ Reason: You reported a lost laptop. | /settings?part=security",
     "new_offers: New offer: Acetone | Acme Acids offers 'Acetone 99 %' at $210.50 per MT. ¶ You watch Acetone. | /offerings/o1",
     "lower_prices: Lower price: Acetone | Acme Acids lowered the price of 'Acetone 99 %' from $220.00 per MT to $210.50 per MT. ¶ You watch Acetone. | /offerings/o1",
     "new_rfps: 12 new requests: Acetone | You watch Acetone. | /product/p1?tab=suppliers",
     "watchlist_summary: New on your watchlist | 12 new offers: Acetone
   Lower price: Gallium | /watchlist",
     "category_filled: Now available: Ketones | The first products of Ketones, which you asked about, are in the catalogue. | /category/c1",
     "inquiry: Inquiry: Acetone | Quantity: 12,000 kg ¶ Is it dry? | /offerings/f1",
     "suggestion_accepted: Now in the catalogue: Boric Acid | Boric Acid, which you suggested, is in the catalogue. You can now post and watch it. | /product/p2",
     "suggestion_declined: Not added to the catalogue: Boric Acid | Boric Acid, which you suggested, was not added to the catalogue. Reason: Known by another name. | /products",
     "rfp_bid: New bid on your RFP: Caustic soda | A bid of $99.50 was placed on your RFP 'Caustic soda'. ¶ We load on Mondays. | /rfps/r1",
     "rfp_cancelled: Request cancelled: Caustic soda | The buyer cancelled the request 'Caustic soda'. Reason: The goods were damaged. | /rfps/r1",
     "posting_taken_off: Taken off the market: Caustic soda | An admin took 'Caustic soda' off the market. Reason: The goods were damaged. | /offerings/o1",
     "rfp_changed: Request changed: Caustic soda | The buyer changed the request 'Caustic soda', on which you have a bid. ¶ Closing date: 2026-12-31 | /rfps/r1",
     "watched_rfp_changed: Request changed: Caustic soda | The buyer changed the request 'Caustic soda', which you are watching. ¶ Quantity: 40 MT | /rfps/r1",
     "rfp_not_awarded: Not awarded: Caustic soda | The buyer accepted another bid on 'Caustic soda'. | /rfps/r1",
     "order_placed: New order: Caustic soda | An order of $1,250.00 was placed: Caustic soda. | /orders/o1",
     "order_confirmed: Order confirmed: Caustic soda | The seller confirmed your order. Order of $1,250.00: Caustic soda. | /orders/o1",
     "order_shipped: Order shipped: Caustic soda | Your order is on its way. Order of $1,250.00: Caustic soda. ¶ Truck 7 | /orders/o1",
     "order_delivered: Order delivered: Caustic soda | The buyer says that the order was delivered. Order of $1,250.00: Caustic soda. | /orders/o1",
     "order_completed: Order completed: Caustic soda | The buyer accepted what was delivered; the order is completed. Order of $1,250.00: Caustic soda. | /orders/o1",
     "order_cancelled: Order cancelled: Caustic soda | The seller cancelled the order. Order of $1,250.00: Caustic soda. ¶ Sold out. ¶ It can be awarded to another bid. | /orders/o1",
     "order_unconfirmed: Please confirm the order: Caustic soda | An order of $1,250.00 is waiting for you to confirm it: Caustic soda. It is cancelled automatically at 2026-11-22 10:30 UTC. | /orders/o1",
     "order_expired_buyer: Order cancelled: Caustic soda | The seller did not confirm your order within 1 day, so it was cancelled. Order of $1,250.00: Caustic soda. | /orders/o1",
     "order_expired_seller: Order cancelled: Caustic soda | You did not confirm this order within 3 days, so it was cancelled. Its quantity is back in your offering. Order of $1,250.00: Caustic soda. | /orders/o1",
     "quote_requested: Request for a quote: Acid | The buyer asked: 20 MT at $210.50 per MT. ¶ For our plant in Vigo. | /quotes/q1",
     "quote_proposed: New terms: Acid | The seller proposed: 20 MT at $210.50 per MT. | /quotes/q1",
     "quote_accepted: Quote accepted: Acid | The seller accepted: 20 MT at $210.50 per MT. There is a confirmed order now. | /quotes/q1",
     "quote_declined: Quote declined: Acid | The seller declined the quote. ¶ Too late. | /quotes/q1",
     "quote_withdrawn: Quote withdrawn: Acid | The seller withdrew the quote. | /quotes/q1",
     "new_bid: New bid in your auction: Acid | 3 bids were placed in your auction 'Acid'. | /auctions/a1",
     "outbid: You are outbid: Acid | Another bidder leads the auction 'Acid' now. | /auctions/a1",
     "voided: A bid was voided: Acid | A bid in the auction 'Acid' was voided. Reason: The goods were damaged. | /auctions/a1",
     "extended: Auction extended: Acid | The auction 'Acid' now ends at 2026-11-22 10:30 UTC. | /auctions/a1",
     "paused: Auction paused: Acid | The auction 'Acid' is paused: no bid is taken, and the time that is left is kept. Reason: The goods were damaged. | /auctions/a1",
     "resumed: Auction resumed: Acid | Bidding in the auction 'Acid' goes on. It now ends at 2026-11-22 10:30 UTC. | /auctions/a1",
     "edited: Auction changed: Acid | The owner changed the auction 'Acid' before the first bid. Please read its terms again. | /auctions/a1",
     "noted: Note on an auction: Acid | The owner of the auction 'Acid' added a note: Bring your own drums. | /auctions/a1",
     "ends_soon: Auction ends soon: Acid | The auction 'Acid' ends at 2026-11-22 10:30 UTC. | /auctions/a1",
     "requested: Request to participate: Acid | A member asks to take part in your auction 'Acid'. | /auctions/a1",
     "approved: You may bid: Acid | The owner of the auction 'Acid' approved you. | /auctions/a1",
     "declined: Request declined: Acid | The owner of the auction 'Acid' declined your request. Reason: The goods were damaged. | /auctions/a1",
     "cancelled: Auction cancelled: Acid | The auction 'Acid' was cancelled. Reason: The goods were damaged. ¶ The log of this auction ends in abc. Keep this message: with it you can verify the auction. | /auctions/a1",
     "won: You won: Acid | You won the auction 'Acid' at $314,600.00. The order is waiting. ¶ The log of this auction ends in abc. Keep this message: with it you can verify the auction. | /auctions/a1",
     "lost: Auction ended: Acid | The auction 'Acid' ended at $314,600.00; another bid won. ¶ The log of this auction ends in abc. Keep this message: with it you can verify the auction. | /auctions/a1",
     "reserve_not_met: Reserve not met: Acid | The auction 'Acid' ended; the reserve price was not met and nothing was awarded. ¶ The log of this auction ends in abc. Keep this message: with it you can verify the auction. | /auctions/a1",
     "awarded_next: You won: Acid | You won the auction 'Acid' at $100.00, because the order of the previous award was cancelled. The order is waiting. ¶ The log of this auction ends in abc. Keep this message: with it you can verify the auction. | /auctions/a1",
     "summary_awarded: Auction ended: Acid | The auction 'Acid' ended at $100.00 with 1 bidder. The order is waiting. ¶ The log of this auction ends in abc. Keep this message: with it you can verify the auction. | /auctions/a1",
     "summary_reserve_not_met: Auction ended: Acid | The auction 'Acid' ended at $100.00; the reserve price was not met. ¶ The log of this auction ends in abc. Keep this message: with it you can verify the auction. | /auctions/a1",
     "summary_no_bids: Auction ended: Acid | The auction 'Acid' ended without bids. ¶ The log of this auction ends in abc. Keep this message: with it you can verify the auction. | /auctions/a1",
     "summary_awarded_next: Next bid awarded: Acid | The next bid in your auction 'Acid' was awarded at $100.00. The order is waiting. ¶ The log of this auction ends in abc. Keep this message: with it you can verify the auction. | /auctions/a1",
     "new_device: New sign-in to your account | Your account was signed in to on a new device: Chrome on Windows, 2026-11-22 10:30 UTC. If this was not you, change your password now: that signs everybody else out. | /settings?part=security",
     "api_key_created: New API key | An API key that begins with fsk_Ab12Cd was created for your account at 2026-11-22 10:30 UTC. If this was not you, revoke it and change your password in the settings now. | /settings/api-keys",
     "webhook_added: New webhook | Events of your account are sent to acme.example since 2026-11-22 10:30 UTC. If this was not you, delete the webhook and change your password in the settings now. | /settings/webhooks",
     "password_changed: Your password was changed | The password of your account was changed at 2026-11-22 10:30 UTC, and all other sessions have ended. If this was not you, choose 'Forgot password?' on the sign-in page now. Please check what still gives access: passkey "Laptop"; recovery codes. | /settings?part=security",
     "email_changed: Your email address was changed | The email address of your account was changed at 2026-11-22 10:30 UTC. The former address has received a link that restores it, valid for 7 days. | /settings?part=security",
     "email_reverted: Your former email address was restored | The former email address of your account was restored at 2026-11-22 10:30 UTC with a new password, and all sessions have ended. Please check your details and orders. | /settings?part=security",
   ]
  `);
});

test('A text from right to left does not turn the sentence around it', () => {
  const title = 'حمض (98 %)';
  const { subject, content, link } = render('order_confirmed', { ...step, title, note: 'شكرا.' });
  expect(subject).toContain(`: \u2068${title}\u2069`);
  expect(content).toContain('\u2068شكرا.\u2069');
  expect(link).toBe('/orders/o1');
  const one = { title, by: 'Acme Acids', terms: '1 MT', former: '' };
  expect(render('new_offers', { ...watched(1, '/offerings/o1', '1 MT'), one }).content).toContain(
    `\u2068${title}\u2069`,
  );
});
