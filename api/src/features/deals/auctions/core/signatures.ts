// SHA-256 and Ed25519 by WebCrypto, which browsers and Node share.
import { canonical } from './canonical.ts';
import type { Receipt } from './log.ts';

/** A receipt as the market signed it. */
export interface SignedReceipt extends Receipt {
  v: number;
  /** Ed25519 over the canonical v, auctionId, bidId, at and commitment; base64. */
  signature: string;
  /** SPKI in base64. */
  publicKey: string;
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const encoded = (text: string) => new TextEncoder().encode(text);

/** In lower-case hex. */
export const sha256 = async (data: string | Uint8Array): Promise<string> => {
  const bytes = typeof data === 'string' ? encoded(data) : Uint8Array.from(data);
  return hex(await crypto.subtle.digest('SHA-256', bytes));
};

/** Whether the receipt was signed with this key; undefined if the platform does not support Ed25519. */
export const isSigned = async (receipt: SignedReceipt, publicKey: string): Promise<boolean | undefined> => {
  const { v, auctionId, bidId, at, commitment, signature } = receipt;
  let key: Awaited<ReturnType<typeof crypto.subtle.importKey>>;
  try {
    key = await crypto.subtle.importKey('spki', bytesOf(publicKey), { name: 'Ed25519' }, false, ['verify']);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return undefined;
    return false;
  }
  const signedText = encoded(canonical({ v, auctionId, bidId, at, commitment }));
  try {
    return await crypto.subtle.verify({ name: 'Ed25519' }, key, bytesOf(signature), signedText);
  } catch {
    return false;
  }
};
