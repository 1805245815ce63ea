import type { WebhookSecrets } from './webhookSecrets.ts';

/** What the commands about webhooks need. */
export interface WebhookOptions {
  secrets: WebhookSecrets;
  /** The setting WEBHOOKS_ALLOW_LOOPBACK. */
  allowsLoopback: boolean;
}
