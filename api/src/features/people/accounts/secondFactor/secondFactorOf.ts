import { execute } from '../../../../database/execute.ts';
import { firstRow } from '../../../../database/firstRow.ts';
import type { Context } from '../../../../schema/context.ts';
import { memberOf } from '../../../../writing/command.ts';
import { recoveryCodesLeft } from './codes.ts';
import { passkeysOf } from './passkeyStore.ts';
import type { SecondFactor } from './secondFactor.type.ts';

const METHODS = `
  select second_factor_at is not null as "isOn",
    to_char(confirmed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "authenticatorSince"
  from "user" left join authenticator on user_id = id where id = ?`;

/** The viewer's own second factor. */
export const secondFactorOf = async (ctx: Context): Promise<SecondFactor> => {
  const member = memberOf(ctx);
  type Methods = Pick<SecondFactor, 'isOn' | 'authenticatorSince'>;
  return {
    ...firstRow(await execute<Methods>(ctx.reads, METHODS, [member])),
    passkeys: await passkeysOf(ctx.reads, member),
    recoveryCodesLeft: await recoveryCodesLeft(ctx.reads, member),
  };
};
