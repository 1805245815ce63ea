import { isSecret, newSecret, prefixOf, secretHashOf } from './secret.ts';

it('a secret has the documented form and a checksum, and is unique', () => {
  const secrets = Array.from({ length: 200 }, newSecret);
  for (const secret of secrets) {
    expect(secret).toMatch(/^fsk_[0-9A-Za-z]{36}$/);
    expect(isSecret(secret)).toBe(true);
  }
  expect(new Set(secrets.map(prefixOf)).size).toBe(200);
});

it('a secret with one changed character is invalid', () => {
  const secret = newSecret();
  for (let at = 0; at < secret.length; at++) {
    const other = secret[at] === 'a' ? 'b' : 'a';
    expect(isSecret(secret.slice(0, at) + other + secret.slice(at + 1))).toBe(false);
  }
  for (const text of ['', 'fsk_', `${secret}0`, secret.slice(1), ` ${secret}`, secret.toLowerCase()])
    expect(isSecret(text)).toBe(false);
});

it('the stored hash is the SHA-256 in hex', () => {
  expect(secretHashOf('fsk_')).toMatch(/^[0-9a-f]{64}$/);
});
