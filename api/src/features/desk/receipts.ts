import { generateKeyPairSync } from 'node:crypto';
import type { Pool } from 'pg';
import { canonical } from '../auctions/core/canonical.ts';
import { SigningThread } from './signingThread.ts';
import type { Accepted } from './commandEnvelope.ts';

/** A signed proof of an accepted bid: with it and the log, a bidder can show that the bid was taken, and when. */
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

/** Signs receipts with the market's own key, which lives in its database and is made once. */
export class Signer {
  private readonly thread: SigningThread;
  private readonly publicKey: string;
  private readonly begun = new WeakMap<Accepted, Promise<Receipt | null>>();

  private constructor(privateKey: string, publicKey: string) {
    this.thread = new SigningThread(privateKey);
    this.publicKey = publicKey;
  }

  static async open(pool: Pool): Promise<Signer> {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'der' },
    });
    await pool.query('insert into signing_key (private_key, public_key) values ($1, $2) on conflict do nothing', [
      privateKey,
      publicKey.toString('base64'),
    ]);
    const { rows } = await pool.query<{ private_key: string; public_key: string }>(
      'select private_key, public_key from signing_key',
    );
    const { private_key, public_key } = rows[0]!;
    return new Signer(private_key, public_key);
  }

  /** Signs ahead of being asked, beside what has still to be done before the receipt may be told. */
  begin(accepted: Accepted): void {
    const receipt = this.make(accepted);
    this.begun.set(accepted, receipt);
    // Told to whoever asks for it.
    receipt.catch(() => undefined);
  }

  /** The same receipt however often it is asked for: Ed25519 signatures do not vary. */
  receiptFor(accepted: Accepted): Promise<Receipt | null> {
    return this.begun.get(accepted) ?? this.make(accepted);
  }

  private async make({ auctionId, bidId, at, commitment, hidden }: Accepted): Promise<Receipt | null> {
    const salt = hidden['commitment']?.salt;
    if (bidId === null || commitment === null || salt === undefined) return null;
    const said = { v: 1 as const, auctionId, bidId, at, commitment };
    const signature = await this.thread.sign(canonical(said));
    return { ...said, salt, signature, publicKey: this.publicKey };
  }

  stop(): Promise<void> {
    return this.thread.stop();
  }
}
