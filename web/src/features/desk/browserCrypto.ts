import { canonical } from 'api/auction-core/canonical';
import type { KeptReceipt } from '../bids/receipts.ts';

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const encoded = (text: string) => new TextEncoder().encode(text);

/** SHA-256 in lower-case hex, by the browser. */
export async function sha256(data: string | Uint8Array): Promise<string> {
  const bytes = typeof data === 'string' ? encoded(data) : Uint8Array.from(data);
  return hex(await crypto.subtle.digest('SHA-256', bytes));
}

/** Whether the market signed this receipt with this key; undefined where the browser cannot tell. */
export async function isSigned(receipt: KeptReceipt, publicKey: string): Promise<boolean | undefined> {
  const { v, auctionId, bidId, at, commitment, signature } = receipt;
  let key: CryptoKey;
  try {
    key = await crypto.subtle.importKey('spki', bytesOf(publicKey), { name: 'Ed25519' }, false, ['verify']);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return undefined;
    return false;
  }
  const said = encoded(canonical({ v, auctionId, bidId, at, commitment }));
  return crypto.subtle.verify({ name: 'Ed25519' }, key, bytesOf(signature), said).catch(() => false);
}
