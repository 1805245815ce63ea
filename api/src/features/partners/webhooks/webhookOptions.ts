import type { SealedSecrets } from '../../../common/sealedSecrets.ts';

/** Services that the commands about webhooks need. */
export interface WebhookOptions {
  secrets: SealedSecrets;
  /** The setting WEBHOOKS_ALLOW_LOOPBACK. */
  allowsLoopback: boolean;
}
