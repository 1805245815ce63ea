import { notFound } from '../../../../common/errors.ts';
import { PARTIES_OF_READER } from '../messages/messaging.service.ts';
import { isId } from '../../../../rules/id.ts';
import type { Context } from '../../../../schema/context.ts';
import { memberOf } from '../../../../writing/command.ts';
import { transact } from '../../../../writing/transact.ts';

const MARK = `
insert into conversation_reader (conversation_id, user_id, read_up_to)
select conversation.id, reader.id, last_number from conversation join "user" reader on reader.id = ?
where conversation.id = ? and array[first_party_id, second_party_id] && array(${PARTIES_OF_READER})
on conflict (conversation_id, user_id) do update set read_up_to = greatest(conversation_reader.read_up_to, excluded.read_up_to)
returning read_up_to`;

const FORGET = `
delete from message_read using message
where message.id = message_id and user_id = ? and conversation_id = ? and number <= ?`;

export const markConversationRead = (ctx: Context, id: string): Promise<void> =>
  transact(ctx.em, async (em) => {
    const member = memberOf(ctx);
    const [mark] = isId(id) ? await em.execute<{ read_up_to: number }[]>(MARK, [member, id]) : [];
    if (!mark) throw notFound('Conversation');
    await em.execute(FORGET, [member, id, mark.read_up_to]);
  });
