import { ArgsType } from 'type-graphql';
import { connectionOf, ListArgs, WrittenSince } from '../../../../schema/connectionTypes.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { MemberBlock } from './memberBlock.entity.ts';
import { Message } from './message.entity.ts';

export const MemberBlockConnection = connectionOf(MemberBlock);
export const MessageConnection = connectionOf(Message);

@ArgsType()
export class MessageListArgs extends ListArgs {
  @WrittenSince('messages') updatedSince?: string;
  @Nullable(
    () => Boolean,
    'True: only notices, which belong to no conversation; false: only messages of conversations.',
  )
  notices?: boolean;
}
