import type { WebhookSecrets } from './webhookSecrets.ts';

/** Services that the commands about webhooks need. */
export interface WebhookOptions {
  secrets: WebhookSecrets;
  /** The setting WEBHOOKS_ALLOW_LOOPBACK. */
  allowsLoopback: boolean;
}
