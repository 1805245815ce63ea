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

interface Setting<Validator> {
  description: string;
  validator: Validator;
  isSecret: boolean;
}
type Table = Record<string, Setting<unknown>>;
type Validators<Settings extends Table> = { [Name in keyof Settings]: Settings[Name]['validator'] };

export const shown = <Validator>(description: string, validator: Validator): Setting<Validator> => ({
  description,
  validator,
  isSecret: false,
});

export const hidden = <Validator>(description: string, validator: Validator): Setting<Validator> => ({
  ...shown(description, validator),
  isSecret: true,
});

export const validatorsOf = <Settings extends Table>(table: Settings): Validators<Settings> =>
  Object.fromEntries(Object.entries(table).map(([name, { validator }]) => [name, validator])) as Validators<Settings>;

/** Every setting with its value. `given` is the environment, `read` the values in force. */
export const settingsInForce = (
  table: Table,
  given: Readonly<Record<string, string>>,
  read: Readonly<Record<string, unknown>>,
): SettingInForce[] =>
  Object.entries(table).map(([name, { description, isSecret }]) => {
    const value = read[name];
    return {
      name,
      value: isSecret || value === undefined || value === null ? null : String(value),
      isSecret,
      isSet: value !== undefined && value !== null,
      source: name in given ? 'environment' : 'default',
      description,
    };
  });
