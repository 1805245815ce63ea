import { columnOf, dealTerms, termNames } from '../../goods/postings/offeringTerms.ts';
import { quoteTerms } from '../../deals/trade/quotes/rules.ts';

const termColumns = termNames.map((name) => (name === 'price' ? 'price::text as price' : columnOf(name)));

/** Records of a company are not for people who have left it. */
const PARTIES = `array(
      select unnest(array[person.party_id, person.own_party_id, closed.party_id]) from (values ($1::uuid)) given (id) join "user" person using (id)
      left join company_profile closed on closed.user_id = person.id and closed.closed_at is not null)`;

/** What a member's download contains, by section: rows as JSON, from the member's id. */
export const exportSections: Readonly<Record<string, string>> = {
  account: `
    select email, first_name, last_name, company_name, claimed_name, position, mobile_number, country, city, role, profile_image_url, email_confirmed_at, created_at
    from "user" where id = $1`,
  companyProfile: `
    select id, company_name, claimed_name, website, phone, contact_email, address, description, business_registration_number,
      registration_country, vat_number, verification_status, created_at, submitted_at, closed_at
    from company_profile where user_id = $1`,
  verificationDecisions: `
    select decision.status, decision.reason, decision.created_at from verification_decision decision
    join company_profile on company_profile.id = decision.company_profile_id
    where company_profile.user_id = $1 order by decision.id`,
  memberships: `
    select company_name, role, joined_at, left_at from company_member member
    join company_profile on company_profile.id = member.company_id where member.user_id = $1 order by joined_at`,
  invitationsSent: `
    select email, role, status, created_at, expires_at from company_invitation where invited_by_id = $1 order by created_at`,
  offerings: `
    select id, ${termColumns.join(', ')}, price_confirmed_at, status, created_at
    from offering where user_id = $1 and party_id = any (${PARTIES}) order by id`,
  offeringImports: `
    select created_at, finished_at, is_dry_run, row_count, added, changed, unchanged, failed from offering_import
    where user_id = $1 order by id`,
  fileLayouts: `
    select layout, updated_at from file_layout where user_id = $1 and party_id = any (${PARTIES}) order by updated_at`,
  rfps: `
    select id, title, description, product_id, quantity, unit, target_price::text as target_price, delivery_location, delivery_date, closing_date, status, created_at
    from rfp where user_id = $1 and party_id = any (${PARTIES}) order by id`,
  // Only what the owner entered: a sealed auction hides its bids from the owner too.
  auctions: `
    select id, title, description, product_id, quantity, unit, type, starting_price::text as starting_price, reserve_price::text as reserve_price, bid_increment::text as bid_increment, price_basis, bid_visibility,
      auto_extend, auto_extend_duration, max_bidders, pre_qualification_required, inspection_required, inspection_location, cancel_reason, pause_reason,
      start_time, original_end_time, delivery_location, delivery_terms, payment_terms, delivery_date, quality_specs, created_at
    from auction where user_id = $1 and party_id = any (${PARTIES}) order by id`,
  bids: `
    select id, auction_id, rfp_id, offering_id, amount::text as amount, message, created_at from bid where user_id = $1 order by id`,
  participation: `
    select auction_id, alias, qualification, decline_reason, max_amount::text as max_amount from auction_bidder where user_id = $1 and party_id = any (${PARTIES}) order by auction_id`,
  orders: `
    select id, case when buyer_id = $1 then 'buyer' else 'seller' end as side,
      (select company_name from "user" other where other.id = case when buyer_id = $1 then seller_id else buyer_id end) as other_company,
      number, title, material_name, location, quantity, unit, price::text as price, total_amount::text as total_amount,
      available_until, ${dealTerms.map(columnOf).join(', ')}, purchase_order_number, delivery_address, buyer_contact_name, buyer_contact_email, buyer_contact_phone, buyer_vat_number,
      seller_contact_name, seller_contact_email, seller_contact_phone, seller_vat_number, status, offering_id, bid_id, quote_id, created_at,
      case when seller_id = $1 then 
        (select sku from offering where offering.id = coalesce("order".offering_id, (select bid.offering_id from bid where bid.id = bid_id)))
      end as sku
    from "order" where (buyer_id = $1 and buyer_party_id = any (${PARTIES})) or (seller_id = $1 and seller_party_id = any (${PARTIES})) order by id`,
  orderSteps: `select order_id, status, note, created_at from order_event where actor_id = $1 order by id`,
  quotes: `
    select id, number, case when buyer_id = $1 then 'buyer' else 'seller' end as side,
      (select company_name from "user" other where other.id = case when buyer_id = $1 then seller_id else buyer_id end) as other_company, offering_id, is_sample, status, current_revision,
      closed_reason, case when closed_by_id = $1 then closed_note end as closed_note, created_at
    from quote where (buyer_id = $1 and buyer_party_id = any (${PARTIES})) or (seller_id = $1 and seller_party_id = any (${PARTIES})) order by id`,
  quoteRevisions: `
    select quote_id, quote_revision.number, side, note, price::text as price, quantity, unit, available_until,
      ${quoteTerms.map(columnOf).join(', ')}, quote_revision.created_at
    from quote_revision where user_id = $1 order by id`,
  // Without the notices that the member caused: who watches what is nobody else's business.
  messages: `
    select message.id, case when sending_user_id = $1 then 'sent' else 'received' end as direction,
      (select company_name from "user" other where other.id = case when sending_user_id = $1 then recipient_id else sending_user_id end) as other_company,
      subject, content, link, offering_id, in_reply_to_id, conversation_id, kind, (is_read or has_read(message, recipient_id)) as is_read, message.created_at
    from message where sending_user_id = $1 and conversation_id is not null or recipient_id = $1 and (conversation_id is null or recipient_party_id = any (${PARTIES})) order by message.id`,
  watchlist: `
    select product_id, offering_id, rfp_id, auction_id, category_id, company_id, created_at from watch where user_id = $1 order by created_at`,
  savedSearches: `select text, created_at from search_watch where user_id = $1 order by created_at`,
  materialSuggestions: `
    select name, cas_number, category_id, note, status, reason, decided_at, product_id, created_at from material_suggestion where user_id = $1 order by id`,
  blockedMembers: `
    select (select company_name from "user" other where other.id = blocked_id) as company, created_at
    from member_block where blocker_id = $1 order by id`,
  reports: `select report_id, reason, note, created_at from report_entry where reporter_id = $1 order by id`,
  emailPreferences: `select topic, delivery, is_weekly from email_preference where user_id = $1 order by topic`,
  webhooks: `select url, events, category_ids, product_ids, disabled_at, created_at from webhook where user_id = $1 order by created_at`,
  sessions: `select created_at, last_seen_at, expires_at, user_agent from session where user_id = $1 order by created_at`,
  passkeys: `select name, created_at, last_used_at from passkey where user_id = $1 order by created_at`,
  apiKeys: `
    select name, prefix, to_json(scopes) as scopes, created_at, last_used_at, expires_at from api_key where user_id = $1 order by created_at`,
  securityActivity: `
    select kind, created_at, last_at, count, case when coalesce(actor_id = $1, true) then address end as address
    from audit_event where subject_id = $1::uuid::text and kind = any ($2::text[]) order by created_at, id`,
};
