import { SealedSecrets } from '../../../common/sealedSecrets.ts';

/** Encrypts the secrets of authenticator apps, each bound to its account. */
export class AuthenticatorSecrets extends SealedSecrets {
  constructor(secretKey: string) {
    super(secretKey, 'feedstock authenticator secrets');
  }
}
