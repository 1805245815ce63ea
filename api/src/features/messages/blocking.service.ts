import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../database/id.ts';
import { badInput, conflict, notFound } from '../../common/errors.ts';
import { isId } from '../../rules/id.ts';
import type { Context } from '../../schema/context.ts';
import { memberOf } from '../../writing/command.ts';
import { transact } from '../../writing/transact.ts';
import { User } from '../accounts/user.entity.ts';

/** Blocks a member; idempotent. */
export const blockMember = async (ctx: Context, memberId: string): Promise<boolean> => {
  const member = memberOf(ctx);
  if (memberId === member) throw badInput('You cannot block yourself.', { memberId: 'is you' });
  await transact(ctx.em, async (em) => {
    if (!isId(memberId) || !(await em.findOne(User, { id: memberId }))) throw notFound('Member');
    await em.execute(
      'insert into member_block (id, blocker_id, blocked_id) values (?, ?, ?) on conflict (blocker_id, blocked_id) do nothing',
      [newId(), member, memberId],
    );
  });
  return true;
};

/** Idempotent. */
export const unblockMember = async (ctx: Context, memberId: string): Promise<string | null> => {
  const member = memberOf(ctx);
  if (!isId(memberId)) throw notFound('Member');
  const sql = 'delete from member_block where blocker_id = ? and blocked_id = ? returning id';
  const [removed] = await transact(ctx.em, (em) => em.execute<{ id: string }[]>(sql, [member, memberId]));
  return removed?.id ?? null;
};

/** Refuses a message to a member who has blocked its sender, without revealing the block. */
export const refuseBlocked = async (em: EntityManager, sender: string, recipient: string): Promise<void> => {
  const found = await em.execute<object[]>('select from member_block where blocker_id = ? and blocked_id = ?', [
    recipient,
    sender,
  ]);
  if (found.length > 0) throw conflict('This member is not receiving messages at the moment.', 'NOT_RECEIVING');
};
