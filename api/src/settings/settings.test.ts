import { resolve } from 'node:path';
import { readSettings, refuseWithoutPublicUrl } from './settings.ts';

const SECRET_KEY = 'x'.repeat(32);
const root = resolve(import.meta.dirname, '../../..');

describe('The settings', () => {
  it('have defaults, so that no variable is required', () => {
    expect(readSettings({})).toMatchObject({
      nodeEnv: 'development',
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      databaseMigrationUrl: undefined,
      dataDir: resolve(root, '.data'),
      webDir: resolve(root, 'web/dist'),
      publicUrl: undefined,
      seed: 'demo',
      prepared: true,
      smtpUrl: undefined,
      mailFrom: 'Feedstock <no-reply@feedstock.example>',
      trustProxy: false,
      rateLimits: 'auto',
      session: { idleDays: 7, days: 30 },
      logLevel: 'info',
    });
  });

  it('with an own database listen on all interfaces and seed the catalogue without demo accounts', () => {
    const url = 'postgres://me:secret@db/market';
    expect(readSettings({ DATABASE_URL: url, SECRET_KEY })).toMatchObject({
      databaseUrl: url,
      databaseDirectUrl: url,
      databaseMigrationUrl: url,
      seed: 'catalogue',
      host: '0.0.0.0',
    });
  });

  it('need a SECRET_KEY of at least 32 characters with DATABASE_URL', () => {
    const DATABASE_URL = 'postgres://db/market';
    expect(() => readSettings({ DATABASE_URL })).toThrow('SECRET_KEY is needed when DATABASE_URL is set');
    const tooShort = 'x'.repeat(31);
    const refused = (): unknown => readSettings({ DATABASE_URL, SECRET_KEY: tooShort });
    expect(refused).toThrow('SECRET_KEY must have at least 32 characters');
    expect(refused).not.toThrow(tooShort);
    expect(readSettings({ DATABASE_URL, SECRET_KEY }).secretKey).toBe(SECRET_KEY);
    expect(readSettings({}).secretKey).toBeUndefined();
  });

  it('take DATABASE_DIRECT_URL for what cannot use a pooler, and for migrations if the owner has no URL', () => {
    const DATABASE_URL = 'postgres://pooler/market';
    const DATABASE_DIRECT_URL = 'postgres://db/market';
    expect(readSettings({ DATABASE_URL, DATABASE_DIRECT_URL, SECRET_KEY })).toMatchObject({
      databaseUrl: DATABASE_URL,
      databaseDirectUrl: DATABASE_DIRECT_URL,
      databaseMigrationUrl: DATABASE_DIRECT_URL,
    });
    const DATABASE_MIGRATION_URL = 'postgres://owner@db/market';
    expect(readSettings({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_MIGRATION_URL, SECRET_KEY })).toMatchObject({
      databaseDirectUrl: DATABASE_DIRECT_URL,
      databaseMigrationUrl: DATABASE_MIGRATION_URL,
    });
  });

  it('with demo accounts listen on this machine only, unless HOST is set', () => {
    const DATABASE_URL = 'postgresql://db/market';
    expect(readSettings({ DATABASE_URL, SEED: 'demo', SECRET_KEY }).host).toBe('127.0.0.1');
    expect(readSettings({ DATABASE_URL, SEED: 'demo', HOST: '::', SECRET_KEY }).host).toBe('::');
  });

  it('treat an empty variable as unset', () => {
    expect(readSettings({ DATABASE_URL: '', PORT: ' ', SEED: '', TRUST_PROXY: '', SMTP_URL: '' })).toEqual(
      readSettings({}),
    );
  });

  it('resolve a relative DATA_DIR from the repository', () => {
    expect(readSettings({ DATA_DIR: 'elsewhere' }).dataDir).toBe(resolve(root, 'elsewhere'));
    expect(readSettings({ DATA_DIR: resolve('/srv/market') }).dataDir).toBe(resolve('/srv/market'));
  });

  it.each([{}, { HOST: 'localhost' }, { HOST: '127.0.0.2' }, { HOST: '::1' }])(
    'do not need PUBLIC_URL while the server listens on this machine only: %j',
    (environment) => {
      const settings = readSettings(environment);
      expect(refuseWithoutPublicUrl(settings)).toBe(settings);
    },
  );

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.7' },
    { HOST: '127.0.0.1.evil.example' },
    { DATABASE_URL: 'postgres://db/market', SECRET_KEY },
  ])('require PUBLIC_URL when other machines can reach the server: %j', (environment) => {
    expect(() => refuseWithoutPublicUrl(readSettings(environment))).toThrow(
      /^PUBLIC_URL is needed, such as https:\/\/market\.example, because the server listens on .*; or set HOST to 127\.0\.0\.1\.$/,
    );
    const settings = readSettings({ ...environment, PUBLIC_URL: 'https://market.example' });
    expect(refuseWithoutPublicUrl(settings)).toBe(settings);
  });

  it.each([
    ['off', false],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
    ['loopback', ['loopback']],
  ])('read TRUST_PROXY=%s', (text, value) => {
    expect(readSettings({ TRUST_PROXY: text }).trustProxy).toEqual(value);
  });

  it('accept PUBLIC_URL with or without a trailing slash, and port 0', () => {
    expect(readSettings({ PUBLIC_URL: 'https://market.example/' }).publicUrl).toBe('https://market.example');
    expect(readSettings({ PUBLIC_URL: 'http://10.0.0.7:4000' }).publicUrl).toBe('http://10.0.0.7:4000');
    expect(readSettings({ PORT: '0' }).port).toBe(0);
  });

  it('accept budgets that no caller reaches, as benchmarks set them', () => {
    const { limits } = readSettings({ LIMIT_POINTS_PER_ADDRESS: '1000000000', LIMIT_POINTS_PER_MEMBER: '1000000000' });
    expect(limits).toMatchObject({ pointsPerAddress: 1_000_000_000, pointsPerMember: 1_000_000_000 });
  });

  it.each([
    [{ PORT: '80a' }, "PORT must be a whole number from 0 to 65535; it is '80a'."],
    [{ PORT: '65536' }, "PORT must be a whole number from 0 to 65535; it is '65536'."],
    [{ PORT: '-1' }, "PORT must be a whole number from 0 to 65535; it is '-1'."],
    [{ PORT: '1e3' }, "PORT must be a whole number from 0 to 65535; it is '1e3'."],
    [{ SEED: 'yes' }, "SEED must be demo, catalogue or none; it is 'yes'."],
    [{ NODE_ENV: 'prod' }, "NODE_ENV must be production, development or test; it is 'prod'."],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be fatal, .* or silent; it is 'loud'\.$/],
    [{ PREPARED: 'true' }, "PREPARED must be on or off; it is 'true'."],
    [{ RATE_LIMITS: '1' }, "RATE_LIMITS must be on, off or auto; it is '1'."],
    [{ SMTP_URL: 'mail.example:25' }, 'SMTP_URL must be a URL that begins with smtp:// or smtps://.'],
    [{ PUBLIC_URL: 'market.example' }, 'PUBLIC_URL must be a URL that begins with http:// or https://.'],
    [{ PUBLIC_URL: 'https://market.example/app' }, /^PUBLIC_URL must be scheme, host and port only/],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY must be off, the number of proxies/],
    [
      { LIMIT_POINTS_PER_MEMBER: '1000000001' },
      "LIMIT_POINTS_PER_MEMBER must be a whole number from 1 to 1000000000; it is '1000000001'.",
    ],
    [{ SESSION_DAYS: '0' }, "SESSION_DAYS must be a whole number from 1 to 365; it is '0'."],
  ])('refuse %j and name the variable and the rule', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });

  it('name all wrong variables at once', () => {
    expect(() => readSettings({ PORT: 'x', SEED: 'y' })).toThrow(
      "PORT must be a whole number from 0 to 65535; it is 'x'.\nSEED must be demo, catalogue or none; it is 'y'.",
    );
  });

  it('never repeat a password in an error', () => {
    const refused = () => readSettings({ DATABASE_URL: 'mysql://me:hunter2@db/market', SECRET_KEY });
    expect(refused).toThrow('DATABASE_URL must be a URL that begins with postgres:// or postgresql://.');
    expect(refused).not.toThrow(/hunter2/);
  });
});
