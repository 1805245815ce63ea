import type { SettingInForce } from '../settings/settingsInForce.ts';

/** What slices offer to operations, transports and later slices. Each slice declares its own by augmenting this interface. */
export interface Services {
  /** For admins, without secrets. */
  settingsInForce: readonly SettingInForce[];
}
