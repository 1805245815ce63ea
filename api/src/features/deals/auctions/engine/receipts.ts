import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { canonical } from '../core/canonical.ts';
import type { SigningKey } from './signingKeys.ts';
import type { Accepted } from './commandEnvelope.ts';

/** The signed proof of an accepted bid. Together with the log it shows that and when the bid was accepted. */
export interface Receipt {
  v: 1;
  auctionId: string;
  bidId: string;
  at: string;
  /** SHA-256 of salt and canonical `{ amount, maxAmount }`. */
  commitment: string;
  salt: string;
  /** Ed25519 over the canonical JSON of v, auctionId, bidId, at and commitment; base64. */
  signature: string;
  /** The market's public key, SPKI in base64. */
  publicKey: string;
}

const signed = promisify(sign);

/** Signs receipts with the market's key. */
export class Signer {
  private readonly privateKey: KeyObject;
  private readonly publicKey: string;

  constructor({ privateKey, publicKey }: SigningKey) {
    this.privateKey = createPrivateKey(privateKey);
    this.publicKey = publicKey;
  }

  /** The receipt of an accepted bid. Ed25519 is deterministic, so a retry gets the same receipt. */
  async receiptFor({ auctionId, bidId, at, commitment, hidden }: Accepted): Promise<Receipt | null> {
    const salt = hidden['commitment']?.salt;
    if (bidId === null || commitment === null || salt === undefined) return null;
    const content = { v: 1 as const, auctionId, bidId, at, commitment };
    const signature = await signed(null, Buffer.from(canonical(content)), this.privateKey);
    return { ...content, salt, signature: signature.toString('base64'), publicKey: this.publicKey };
  }
}
