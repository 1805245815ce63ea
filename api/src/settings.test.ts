import { resolve } from 'node:path';
import { readSettings, refuseWithoutPublicUrl } from './settings.ts';

const root = resolve(import.meta.dirname, '../..');

describe('the settings', () => {
  it('need nothing to be set', () => {
    expect(readSettings({})).toMatchObject({
      environment: 'development',
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
      ai: undefined,
      trustProxy: false,
      rateLimits: 'auto',
      session: { idleDays: 7, days: 30 },
      logLevel: 'info',
    });
  });

  it('open to the network, and seed the catalogue without people, on a database of one’s own', () => {
    const url = 'postgres://me:secret@db/market';
    expect(readSettings({ DATABASE_URL: url })).toMatchObject({
      databaseUrl: url,
      databaseMigrationUrl: url,
      seed: 'catalogue',
      host: '0.0.0.0',
    });
  });

  it('stay on this machine while there are demo accounts, unless told otherwise', () => {
    const DATABASE_URL = 'postgresql://db/market';
    expect(readSettings({ DATABASE_URL, SEED: 'demo' }).host).toBe('127.0.0.1');
    expect(readSettings({ DATABASE_URL, SEED: 'demo', HOST: '::' }).host).toBe('::');
  });

  it('take an empty variable as unset', () => {
    expect(readSettings({ DATABASE_URL: '', PORT: ' ', SEED: '', TRUST_PROXY: '', SMTP_URL: '' })).toEqual(
      readSettings({}),
    );
  });

  it('take a relative DATA_DIR from the repository and an absolute one as it is', () => {
    expect(readSettings({ DATA_DIR: 'elsewhere' }).dataDir).toBe(resolve(root, 'elsewhere'));
    expect(readSettings({ DATA_DIR: resolve('/srv/market') }).dataDir).toBe(resolve('/srv/market'));
  });

  it.each([{}, { HOST: 'localhost' }, { HOST: '127.0.0.2' }, { HOST: '::1' }])(
    'need no PUBLIC_URL on this machine only: %j',
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
    { DATABASE_URL: 'postgres://db/market' },
  ])('refuse the start of a server that others reach and that has no PUBLIC_URL: %j', (environment) => {
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

  it('take PUBLIC_URL with or without the last slash, and port 0', () => {
    expect(readSettings({ PUBLIC_URL: 'https://market.example/' }).publicUrl).toBe('https://market.example');
    expect(readSettings({ PUBLIC_URL: 'http://10.0.0.7:4000' }).publicUrl).toBe('http://10.0.0.7:4000');
    expect(readSettings({ PORT: '0' }).port).toBe(0);
  });

  it('take limits of points that no caller reaches, as the benches set them', () => {
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
    [{ AI_BASE_URL: 'https://ai.example/v1' }, 'AI_MODEL is needed when AI_BASE_URL is set.'],
    [
      { LIMIT_POINTS_PER_MEMBER: '1000000001' },
      "LIMIT_POINTS_PER_MEMBER must be a whole number from 1 to 1000000000; it is '1000000001'.",
    ],
    [{ SESSION_DAYS: '0' }, "SESSION_DAYS must be a whole number from 1 to 365; it is '0'."],
  ])('refuse %j in one line that names the variable and its rule', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });

  it('never repeat a password', () => {
    const refused = () => readSettings({ DATABASE_URL: 'mysql://me:hunter2@db/market' });
    expect(refused).toThrow('DATABASE_URL must be a URL that begins with postgres:// or postgresql://.');
    expect(refused).not.toThrow(/hunter2/);
  });
});
