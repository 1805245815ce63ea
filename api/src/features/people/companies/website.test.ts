import { companyProfileRules } from './rules.ts';

const isAccepted = (website: string) =>
  companyProfileRules.isValidSync({ companyName: 'Acme', phone: '+34 600 000 000', website });

test.each([
  'https://acme.example',
  'http://www.acme-salts.co.uk:8080/en/about?x=1#top',
  'https://münchen.example',
  'https://xn--mnchen-3ya.example/',
])('The website %s is accepted', (website) => expect(isAccepted(website)).toBe(true));

test.each([
  'acme.example',
  'javascript:alert(1)',
  'ftp://acme.example',
  'https://user:secret@acme.example',
  'https://feedstock.example@evil.example',
  'https://localhost',
  'http://intranet',
  'http://printer.local',
  'http://db.internal/x',
  'http://127.0.0.1',
  'http://2130706433',
  'http://0x7f.1',
  'http://[::1]/',
  'https://acme.example.',
  'https://acme.123',
  'https://ac me.example',
  'https://acme.exa\nmple',
  'https://acme\u200b.example',
  'https://-acme.example',
  'https://.example',
])('The website %j is refused', (website) => expect(isAccepted(website)).toBe(false));

test.each([
  ['https://acme.example', 'https://acme.example/'],
  ['HTTPS://Acme.Example:443/A', 'https://acme.example/A'],
  ['https://evil.example\\@good.example', 'https://evil.example/@good.example'],
  ['https://münchen.example', 'https://xn--mnchen-3ya.example/'],
])('The website %s is kept as browsers read it', (website, kept) =>
  expect(companyProfileRules.cast({ website }, { assert: false }).website).toBe(kept),
);
