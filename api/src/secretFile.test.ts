import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSecret, secretIn, writeSecret } from './secretFile.ts';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'feedstock-secret-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

it('is created at the first start, is readable by its owner only, and is kept', () => {
  const secret = secretIn(dataDir);
  expect(Buffer.from(secret, 'base64')).toHaveLength(32);
  expect(secretIn(dataDir)).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(['secret-key']);
  if (process.platform !== 'win32') expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
});

it('can be replaced, by a new one or by that of a backup', () => {
  const secret = secretIn(dataDir);
  const backup = readFileSync(join(dataDir, 'secret-key'));
  writeSecret(dataDir, newSecret());
  expect(secretIn(dataDir)).not.toBe(secret);
  writeFileSync(join(dataDir, 'secret-key'), backup);
  expect(secretIn(dataDir)).toBe(secret);
});
