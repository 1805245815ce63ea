import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../../database/id.ts';
import { badInput, conflict, notFound } from '../../../../common/errors.ts';
import { returnsRow } from '../../../../database/execute.ts';
import { isId } from '../../../../rules/id.ts';
import type { Context } from '../../../../schema/context.ts';
import { actingPartyOf } from '../../../../writing/actingParty.ts';
import { memberOf } from '../../../../writing/command.ts';
import { transact } from '../../../../writing/transact.ts';
import { User } from '../../accounts/user.entity.ts';

/** Blocks the party that a member acts for; idempotent. */
export const blockMember = async (ctx: Context, memberId: string): Promise<boolean> => {
  const member = memberOf(ctx);
  if (memberId === member) throw badInput('You cannot block yourself.', { memberId: 'is you' });
  await transact(ctx.em, async (em) => {
    if (!isId(memberId) || !(await em.findOne(User, { id: memberId }))) throw notFound('Member');
    if ((await actingPartyOf(em, memberId)) === (await actingPartyOf(em, member)))
      throw badInput('You cannot block a colleague.', { memberId: 'is a colleague' });
    await makeRoom(em, member, memberId);
    await em.execute(
      `insert into member_block (id, blocker_id, blocked_id, blocker_party_id, blocked_party_id)
        select ?, blocker.id, blocked.id, blocker.party_id, blocked.party_id from "user" blocker, "user" blocked where blocker.id = ? and blocked.id = ?
        on conflict do nothing`,
      [newId(), member, memberId],
    );
  });
  return true;
};

/** Two people have one block: an earlier one goes to who now represents the company that the blocker has left, or ends. */
const makeRoom = async (em: EntityManager, blocker: string, blocked: string): Promise<void> => {
  await em.execute(
    `update member_block set blocker_id = representative_of(blocker_id, blocker_party_id)
      where blocker_id = ? and blocked_id = ? and blocker_party_id <> (select party_id from "user" where id = blocker_id)`,
    [blocker, blocked],
  );
  await em.execute(
    `delete from member_block using "user" blocker, "user" blocked
      where blocker_id = ? and blocked_id = ? and blocker.id = blocker_id and blocked.id = blocked_id
        and (blocker_party_id, blocked_party_id) <> (blocker.party_id, blocked.party_id)`,
    [blocker, blocked],
  );
};

/** Idempotent. */
export const unblockMember = async (ctx: Context, memberId: string): Promise<string | null> => {
  const member = memberOf(ctx);
  if (!isId(memberId)) throw notFound('Member');
  const sql = `delete from member_block using "user" blocker, "user" blocked
    where blocker.id = ? and blocked.id = ? and blocker_party_id = blocker.party_id
      and (blocked_party_id = blocked.party_id or blocked_id = blocked.id) returning member_block.id`;
  const [removed] = await transact(ctx.em, (em) => em.execute<{ id: string }[]>(sql, [member, memberId]));
  return removed?.id ?? null;
};

const IS_BLOCKED = `
select from member_block join "user" on party_id = blocked_party_id or "user".id = blocked_id where "user".id = ? and blocker_party_id = ?`;

/** Whether a party has blocked a member or the member's party. */
export const isBlocked = (em: EntityManager, member: string, party: string): Promise<boolean> =>
  returnsRow(em, IS_BLOCKED, [member, party]);

export const notReceiving = (advice: string) =>
  conflict(`This member is not receiving messages at the moment.${advice}`, 'NOT_RECEIVING');

/** Refuses a message to a party that has blocked the sender or the sender's, or whose company is locked, without revealing which. */
export const refuseBlocked = async (
  em: EntityManager,
  sender: string,
  recipientParty: string,
  advice = '',
): Promise<void> => {
  const isLocked = 'select from company_profile where party_id = ? and locked_at is not null';
  if ((await isBlocked(em, sender, recipientParty)) || (await returnsRow(em, isLocked, [recipientParty])))
    throw notReceiving(advice);
};
