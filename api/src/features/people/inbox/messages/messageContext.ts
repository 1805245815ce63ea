import type { PoolClient } from 'pg';
import { dollars } from '../../../../rules/dollars.ts';
import { emailAbout, type EmailedKind } from '../../notices/notices.ts';

/** The parts of a message that an email may contain. */
export interface MessageContext {
  /** The company of the member who wrote it. */
  company?: string | null;
  isVerified?: boolean | null;
  /** The material in the catalogue that it is about. */
  material?: string | null;
  /** The price of the offering that a notice of the market is about. */
  price?: string | null;
  unit?: string | null;
  /** The order, quote or posting that it is about. */
  number?: string | null;
  title?: string | null;
  /** The conversation, or the record of a notice without one: emails with the same one belong together. */
  thread?: string | null;
}

const CONTEXT = `
select coalesce(profile.company_name, sender.company_name) as company, profile.verification_status = 'approved' as "isVerified", offer.price, offer.unit,
  record.number, record.title, coalesce(message.conversation_id, about.id) as thread,
  (select name from product where id = coalesce(
    (select id from product where id = about.id),
    (select product_id from offering where id = about.id),
    (select product_id from rfp where id = about.id),
    (select product_id from auction where id = about.id),
    (select product_id from quote join offering on offering.id = offering_id where quote.id = about.id),
    (select coalesce(offering.product_id, rfp.product_id, auction.product_id)
     from "order" left join offering on offering.id = "order".offering_id left join bid on bid.id = "order".bid_id
     left join rfp on rfp.id = bid.rfp_id left join auction on auction.id = bid.auction_id where "order".id = about.id)
  )) as material
from message
left join "user" sender on sender.id = message.sending_user_id
left join conversation talk on talk.id = message.conversation_id
cross join lateral (
  select coalesce(substring(message.link from '^/(?:product|offerings|rfps|auctions|orders|quotes|company)/([0-9a-f-]{36})')::uuid, talk.subject_id) as id
) about
left join lateral (
  select number, title from "order" where id = about.id
  union all select number, (select title from offering where offering.id = offering_id) from quote where id = about.id
  union all select null, title from offering where id = about.id
  union all select null, title from rfp where id = about.id
  union all select null, title from auction where id = about.id
  union all select null, name from product where id = about.id
) record on true
left join offering offer on offer.id = about.id and sending_user_id is null
  and offer.party_id <> (select party_id from "user" where id = message.recipient_id)
left join company_profile profile on profile.id = case when sender.id is null then (select id from company_profile where party_id = offer.party_id or id = about.id)
  else (select id from company_profile where party_id = message.sending_party_id) end
where message.id = $1`;

export const aboutMessage = async (client: PoolClient, messageId: string): Promise<MessageContext> => {
  const { rows } = await client.query<MessageContext>(CONTEXT, [messageId]);
  return rows[0] ?? {};
};

const MAX_CHARACTERS = 80;

/** On one line, and so that mail programs do not make a link of it. */
const harmless = (name: string): string =>
  [
    ...name
      .replace(/[\p{C}\s<>]+/gu, ' ')
      .replace(
        /(?<!\d)[.:/\\@]+(?=\S)|[.:/\\@]+(?=[^\s\d])/g,
        (signs) => `${signs[0] === '/' ? ' / ' : `${signs[0]} `}`,
      )
      .trim(),
  ]
    .slice(0, MAX_CHARACTERS)
    .join('');

/** Emails to watchers name the material only: what anybody writes into a posting does not reach them. */
export const emailSubject = (kind: EmailedKind, { number, title, material }: MessageContext): string => {
  const { emailSubject: subject, isDirect } = emailAbout(kind);
  const named = isDirect ? material : [number, title && harmless(title)].filter(Boolean).join(', ');
  return named ? `${subject}: ${named}` : subject;
};

export const contextLines = ({ company, isVerified, material, price, unit }: MessageContext): string[] => [
  ...(company ? [`From: ${harmless(company)} (${isVerified ? 'verified company' : 'not verified'})`] : []),
  ...(material ? [`Material: ${material}`] : []),
  ...(price ? [`Price: ${dollars(price)} per ${unit}`] : []),
];

/** The end of emails that members can choose. */
export const preferences = (unsubscribePath: string) => ({
  note: 'You choose which emails you get in your settings.',
  links: [
    { label: 'Settings', path: '/settings?part=notifications' },
    { label: 'Unsubscribe', path: unsubscribePath },
  ],
});
