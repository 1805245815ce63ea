import { readSettings } from './settings.ts';

const secret = 'Swordfish-47110815-Swordfish-4711';
const secrets = {
  DATABASE_URL: `postgres://market:${secret}@db.example/feedstock`,
  DATABASE_MIGRATION_URL: `postgres://owner:${secret}@db.example/feedstock`,
  SECRET_KEY: secret,
  SMTP_URL: `smtp://user:${secret}@mail.example`,
  METRICS_TOKEN: secret,
};

it('shows every setting with its value and where it comes from, but no secret', () => {
  const { inForce } = readSettings({ ...secrets, PUBLIC_URL: 'https://market.example' });
  const named = (name: string) => inForce.find((setting) => setting.name === name);
  expect(JSON.stringify(inForce)).not.toContain('Swordfish');
  expect(named('SMTP_URL')).toMatchObject({ value: null, isSecret: true, isSet: true, source: 'environment' });
  expect(named('PUBLIC_URL')).toMatchObject({ value: 'https://market.example', source: 'environment' });
  expect(named('SESSION_DAYS')).toMatchObject({ value: '30', isSet: true, source: 'default' });
  expect(named('LOG_LEVEL')?.description).toMatch(/^[A-Z].*\.$/);
});
