import { connectionOf } from '../../schema/connections.ts';
import { Message } from './message.entity.ts';

export const MessageConnection = connectionOf(Message);
