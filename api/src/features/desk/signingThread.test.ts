import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { SigningThread } from './signingThread.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

const isSigned = (text: string, signature: string): boolean =>
  verify(null, Buffer.from(text), createPublicKey(publicKey), Buffer.from(signature, 'base64'));

describe('the signing thread', () => {
  it('gives everybody the signature of their own text, whoever asked at once or in between', async () => {
    const thread = new SigningThread(privateKey);
    const texts = Array.from({ length: 40 }, (_, nth) => `receipt ${nth}, für wen auch immer`);
    const first = texts.slice(0, 20).map((text) => thread.sign(text));
    await first[0];
    const signatures = await Promise.all([...first, ...texts.slice(20).map((text) => thread.sign(text))]);
    await thread.stop();
    expect(texts.filter((text, nth) => !isSigned(text, signatures[nth] as string))).toEqual([]);
  });

  it('says what failed to whoever waits, and begins anew for the next', async () => {
    const thread = new SigningThread('no key');
    for (let time = 0; time < 2; time++) await expect(thread.sign('receipt')).rejects.toThrow();
    await thread.stop();
  });

  it('need not have been used to be stopped', async () => {
    await new SigningThread(privateKey).stop();
  });
});
