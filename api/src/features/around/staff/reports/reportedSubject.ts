import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReportKind } from './rules.ts';

/** The reported text is copied, because its owner may change it before somebody looks. */
export interface ReportedSubject {
  memberId: string;
  title: string;
  content: string;
  link: string | null;
}

const COMPANY_LINK = `(select '/company/' || id from company_profile where party_id = "user".party_id)`;
const posting = (table: string, path: string) =>
  `select user_id as "memberId", title, description as content, '/${path}/' || id as link from "${table}" where id = :id`;

const SUBJECTS: Record<ReportKind, string> = {
  member: `select id as "memberId", trim(first_name || ' ' || last_name) || ', ' || company_name as title,
    position || ', ' || city || ', ' || country as content, ${COMPANY_LINK} as link from "user" where id = :id`,
  company: `select user_id as "memberId", company_name as title, '/company/' || id as link,
    concat_ws(E'\\n\\n', description, website, contact_email, phone, address) as content from company_profile where id = :id`,
  offering: posting('offering', 'offerings'),
  rfp: posting('rfp', 'rfps'),
  auction: posting('auction', 'auctions'),
  // Who reads for the party that it was written to knows a message. Notices have no sender.
  message: `select sending_user_id as "memberId", subject as title, content, null as link from message
    where id = :id and sending_user_id is not null
      and recipient_party_id in (select unnest(array[party_id, own_party_id]) from "user" where id = :viewer)`,
  // The other side, and what it wrote: who declines is not the author of the last revision.
  quote: `select case when buyer_party_id = viewer.party_id then seller_id else buyer_id end as "memberId", null as link, 'Quote ' || quote.number || ': ' || offering.title as title,
    concat_ws(E'\\n\\n', (select string_agg(note, E'\\n\\n' order by revision.number) from quote_revision revision
      where quote_id = quote.id and side <> case when buyer_party_id = viewer.party_id then 'buyer' else 'seller' end), case when exists (select from quote_revision own where own.quote_id = quote.id and own.number = current_revision
        and own.side = case when buyer_party_id = viewer.party_id then 'buyer' else 'seller' end) then closed_note end) as content
    from "user" viewer join quote on viewer.party_id in (buyer_party_id, seller_party_id) join offering on offering.id = offering_id
    where quote.id = :id and viewer.id = :viewer`,
};

export const findSubject = async (
  em: EntityManager,
  kind: ReportKind,
  id: string,
  viewer: string,
): Promise<ReportedSubject | undefined> => {
  const values: string[] = [];
  const statement = SUBJECTS[kind].replaceAll(/:(id|viewer)/g, (_, name: string) => {
    values.push(name === 'id' ? id : viewer);
    return '?';
  });
  const [found] = await em.execute<ReportedSubject[]>(statement, values);
  return found;
};
