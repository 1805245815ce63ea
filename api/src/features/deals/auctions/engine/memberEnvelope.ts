import { newId } from '../../../../database/id.ts';
import { refuseWithoutSecondFactor } from '../../../../schema/access.ts';
import type { Context } from '../../../../schema/context.ts';
import { givenKeyOf, hashesOf, memberOf } from '../../../../writing/command.ts';
import { originOf } from '../../../../writing/audit/record.ts';
import type { CommandEnvelope } from './commandEnvelope.ts';

/** The envelope of a member's command. `input` is the command as sent, by whose key and contents a retry is recognized, `meant` what its rules made of it. */
export const memberEnvelope = (
  ctx: Context,
  input: object,
  {
    meant,
    ...command
  }: Pick<CommandEnvelope, 'right' | 'needs' | 'command'> & Partial<CommandEnvelope> & { meant?: object },
): CommandEnvelope => {
  if (command.right === 'admin') refuseWithoutSecondFactor(ctx.viewer);
  const key = givenKeyOf(ctx, input);
  return {
    userId: memberOf(ctx),
    isAdmin: ctx.viewer.admin,
    origin: originOf(ctx),
    idempotencyKey: key ?? newId(),
    isKeyNew: key === null,
    ...hashesOf(ctx, input, meant),
    ...command,
  };
};
