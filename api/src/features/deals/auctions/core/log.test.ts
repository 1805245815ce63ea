import { createHash } from 'node:crypto';
import { commitmentOf } from './chain.ts';
import { chainText } from './log.ts';
import { sha256 } from '../../../../../test/simulation/buildLog.ts';

// These formats are a contract with holders of receipts and authors of other verifiers.
test('the hashed text of a link has exactly these lines', () => {
  const link = { auctionId: 'a-1', seq: 2, type: 'opened', v: 1, at: '2027-03-01T12:00:00.000Z', payload: '{}' };
  expect(chainText({ ...link, previousHash: 'ff' })).toBe('a-1\n2\nopened\n1\n2027-03-01T12:00:00.000Z\n{}\nff');
});

test('a commitment is SHA-256 of the salt’s bytes and the canonical JSON in UTF-8', async () => {
  const salt = '0123456789abcdef'.repeat(4);
  const expected = createHash('sha256')
    .update(Buffer.from(salt, 'hex'))
    .update('{"amount":"5.00","note":"é"}')
    .digest('hex');
  expect(await commitmentOf(salt, { note: 'é', amount: '5.00' }, sha256)).toBe(expected);
});
