// A passkey in software: makes and signs what a browser would send.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const NEW_CREDENTIAL = 0x40;

interface Options {
  challenge: string;
  origin: string;
  /** Whether the user has unlocked the device. */
  isVerified?: boolean;
}

export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(16).toString('base64url');
  private readonly rpID: string;
  private readonly publicKey: KeyObject;
  private readonly privateKey: KeyObject;
  private counter = 0;

  constructor(rpID: string) {
    this.rpID = rpID;
    ({ publicKey: this.publicKey, privateKey: this.privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  }

  /** The answer of `navigator.credentials.create`. */
  create({ challenge, origin, isVerified = true }: Options) {
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.data(NEW_CREDENTIAL, isVerified),
      Buffer.alloc(16),
      length,
      id,
      this.coseKey(),
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      credentialId: this.credentialId,
      clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['internal'],
    };
  }

  /** The answer of `navigator.credentials.get`. */
  get({ challenge, origin, isVerified = true }: Options) {
    const data = this.data(0, isVerified);
    const client = clientData('webauthn.get', challenge, origin);
    return {
      credentialId: this.credentialId,
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(client)]), this.privateKey).toString('base64url'),
    };
  }

  private data(flags: number, isVerified: boolean): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.counter);
    const all = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(this.rpID), Buffer.from([all]), counter]);
  }

  /** ES256 in the form of COSE. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const bytes = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'));
    return Buffer.from(
      isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytes(x)],
          [-3, bytes(y)],
        ]),
      ),
    );
  }
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
