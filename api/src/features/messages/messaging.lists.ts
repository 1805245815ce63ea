import { connectionOf } from '../../schema/connectionTypes.ts';
import { MemberBlock } from './memberBlock.entity.ts';
import { Message } from './message.entity.ts';

export const MemberBlockConnection = connectionOf(MemberBlock);
export const MessageConnection = connectionOf(Message);
