import { isDemoMember } from '../../../writing/demoMembers.ts';
import { recognisedDevice } from '../../../rules/device.ts';
import type { Context } from '../../../schema/context.ts';
import type { Account } from './knownDevices.ts';
import { databaseNow } from '../../../database/clock.ts';
import { notify } from '../notices/notify.ts';

/**
 * The id of the caller's device if it is known to the account. A browser that is signed in to the account is known too, even if its session
 * is older than its device cookie.
 */
export const deviceOf = ({ transport, viewer }: Context, account: Account): string | undefined =>
  transport.deviceOf(account) ?? (viewer.id === account.id ? `session-${account.id}` : undefined);

/** Notifies the owner of an account before a login on an unknown device. Skips demo accounts, to which everybody may sign in. */
export const notifyNewDevice = async (ctx: Context, account: Account): Promise<void> => {
  if (deviceOf(ctx, account) !== undefined || isDemoMember(account.id)) return;
  const { limits, address, userAgent } = ctx.transport;
  if (!(await limits.isFirstLoginOfDay(account.id, address, userAgent ?? ''))) return;
  // Other programs name themselves, so their name is a text by somebody who may be an attacker.
  const device = recognisedDevice(userAgent) ?? 'an unknown program';
  await notify(ctx.em, account.id, 'new_device', { device, at: await databaseNow(ctx.em) });
};
