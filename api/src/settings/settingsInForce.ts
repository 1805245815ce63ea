// What admins see of the settings. A value that may contain a password never leaves the server.

export interface SettingInForce {
  name: string;
  /** Null if unset or secret. */
  value: string | null;
  isSecret: boolean;
  isSet: boolean;
  source: 'environment' | 'default';
  description: string;
}

/** Every setting with its value. `given` is the environment, `read` the values in force. */
export const settingsInForce = (
  table: Readonly<Record<string, { desc?: string }>>,
  secrets: ReadonlySet<string>,
  given: Readonly<Record<string, string>>,
  read: Readonly<Record<string, unknown>>,
): SettingInForce[] =>
  Object.entries(table).map(([name, { desc = '' }]) => {
    const isSecret = secrets.has(name);
    const value = read[name];
    return {
      name,
      value: isSecret || value === undefined || value === null ? null : String(value),
      isSecret,
      isSet: value !== undefined && value !== null,
      source: name in given ? 'environment' : 'default',
      description: desc,
    };
  });
