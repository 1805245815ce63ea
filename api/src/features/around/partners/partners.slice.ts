import { EVERY_MINUTE } from '../../../jobs/worker.ts';
import type { Slice } from '../../../schema/market.ts';
import { Webhook } from './webhooks/webhook.entity.ts';
import { WebhookAttempt, WebhookDelivery } from './webhooks/webhookDelivery.entity.ts';
import { WebhooksResolver, WebhookWithSecretFields } from './webhooks/webhooks.resolver.ts';
import { InventoryResolver } from './inventory/inventory.resolver.ts';
import './inventory/inventory.reading.ts';
import './webhooks/webhooks.reading.ts';
import { WEBHOOK_EVENT } from '../../../writing/webhookEvents.ts';
import { importTask } from './inventory/importTask.ts';
import { IMPORT_OFFERINGS, purgeImports } from './inventory/offeringImport.service.ts';
import { deliverTask } from './webhooks/deliver.ts';
import { DELIVER_WEBHOOK } from './webhooks/deliveryJobs.ts';
import { fanOutTask } from './webhooks/fanOut.ts';
import { purgeDeliveries, resumeDeliveries } from './webhooks/maintain.ts';
import { SubjectReader } from './webhooks/readSubject.ts';
import type { SealedSecrets } from '../../../common/sealedSecrets.ts';
import { webhookSecrets } from './webhooks/webhookSecrets.ts';
import { WebhookSender } from './webhooks/webhookSender.ts';

declare module '../../../schema/services.ts' {
  interface Services {
    /** `allowsLoopback` is the setting WEBHOOKS_ALLOW_LOOPBACK. */
    webhooks: { secrets: SealedSecrets; allowsLoopback: boolean };
  }
}

export const partners: Slice = {
  name: 'partners',
  entities: [Webhook, WebhookAttempt, WebhookDelivery],
  resolvers: [WebhooksResolver, WebhookWithSecretFields, InventoryResolver],
  open: ({ settings, secretKey, pools, unitOfWork, executionSchema, contextFor, sendsEmails, metrics, log }) => {
    const pool = pools.reads;
    const allowsLoopback = settings.webhooksAllowLoopback;
    const secrets = webhookSecrets(secretKey);
    const subjects = new SubjectReader({ leaves: executionSchema, contextFor, allConfirmed: !sendsEmails });
    const deliver = deliverTask({
      pool,
      unitOfWork,
      sender: new WebhookSender({ allowsLoopback }),
      subjects,
      secrets,
      metrics,
      origin: settings.publicUrl ?? `http://localhost:${settings.port}`,
      onError: (error) => log.error({ err: error }, 'the subject of a webhook event could not be read'),
    });
    const importOfferings = importTask(unitOfWork, (error) => log.error({ err: error }, 'a row of an import failed'));
    return {
      services: { webhooks: { secrets, allowsLoopback } },
      tasks: {
        background: { [WEBHOOK_EVENT]: fanOutTask(pool, subjects) },
        imports: { [IMPORT_OFFERINGS]: importOfferings },
        webhooks: { [DELIVER_WEBHOOK]: deliver },
      },
      recurring: [
        { name: 'purge imports of offerings', at: '40 * * * *', run: () => purgeImports(pool) },
        { name: 'purge webhook deliveries', at: '40 * * * *', run: () => purgeDeliveries(pool) },
        { name: 'resume webhook deliveries', at: EVERY_MINUTE, run: () => resumeDeliveries(pool) },
      ],
    };
  },
};
