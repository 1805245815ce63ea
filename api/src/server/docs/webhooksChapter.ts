import { Kind, parse } from 'graphql';
import { subjectQueries } from '../../features/webhooks/subjects.ts';
import { webhookEvents, webhookEventTypes, type WebhookEventType } from '../../rules/webhookEvents.ts';
import { definitionList } from './definitionList.ts';
import { code, html, type Html } from './html.ts';

/** An event as it is sent. */
export const sampleEvent = {
  id: '0198f2a4-6c00-7000-8000-000000000001',
  type: 'order.placed',
  timestamp: '2026-11-23T08:00:00.000Z',
  subjectIds: { orderId: '0198f2a4-6c00-7000-8000-000000000002' },
  data: {
    order: {
      id: '0198f2a4-6c00-7000-8000-000000000002',
      title: 'Sulfuric acid 98 %',
      status: 'pending',
      totalAmount: '421.00',
      unitPrice: '210.50',
      quantity: 2,
      unit: 'MT',
      materialName: 'Sulfuric Acid',
      offeringId: '0198f2a4-6c00-7000-8000-000000000003',
      bidId: null,
      deliveryTerms: null,
      paymentTerms: null,
      deliveryLocation: null,
      deliveryDate: null,
      createdAt: '2026-11-23T08:00:00.000Z',
      buyer: { id: '0198f2a4-6c00-7000-8000-000000000004', companyName: 'Northsea Chemicals B.V.' },
      seller: { id: '0198f2a4-6c00-7000-8000-000000000005', companyName: 'Tamarack Ridge Trading Inc.' },
      history: [],
    },
  },
} as const;

export const webhooksChapter = (): Html => html`
  <section id="webhooks">
    <h2>Webhooks</h2>
    <p>
      Add a webhook in <a href="/settings/webhooks">Settings → Webhooks</a>, and the market sends events to its URL as
      POST requests. The secret is shown once; “Send test event” sends a <code>webhook.test</code>. API keys cannot
      manage webhooks. A server for development accepts addresses of its own machine, such as
      <code>http://127.0.0.1:8080/</code>, if it is started with <code>WEBHOOKS_ALLOW_LOOPBACK=on</code>.
    </p>
    ${code(JSON.stringify(sampleEvent, null, 2))}
    <p>
      Events are signed by the Standard Webhooks specification (standardwebhooks.com), for which there are libraries. By
      hand: decode what follows <code>whsec_</code> in the secret from base64; it is the key of an HMAC-SHA256 over the
      text of <code>webhook-id</code>, a dot, <code>webhook-timestamp</code>, a dot, and the body byte by byte.
      <code>webhook-signature</code> has <code>v1,</code> and the result in base64. For a day after the secret was
      replaced it has two such signatures with a space between them: one match is enough. Refuse events whose
      <code>webhook-timestamp</code>, in seconds, is more than five minutes off. The program of the
      <a href="#start">quick start</a> does all this.
    </p>
    <p>
      Answer with a status from 200 to 299 within ten seconds, and do the work afterwards. Other answers, redirects
      included, are failures, and the event is sent again for about 24 hours. An event may arrive more than once, with
      the same <code>webhook-id</code>, and events may arrive in another order than they happened. <code>data</code> is
      the subject at the time of the attempt, as you may see it; its status may be newer than <code>type</code>. After
      five days without success a webhook is disabled, and you are told.
      <a href="/api/openapi.json">openapi.json</a> has the schema of each event under <code>webhooks</code>.
    </p>
    ${definitionList(
      webhookEventTypes.map((type) => ({
        term: type,
        text: `${webhookEvents[type].description} \`data\`: ${subjectsOf(type).join(', ')}.`,
      })),
    )}
  </section>
`;

/** The names of the subjects in `data`. */
const subjectsOf = (type: WebhookEventType): string[] =>
  parse(subjectQueries[type]).definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION
      ? each.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD ? [`\`${(field.alias ?? field.name).value}\``] : [],
        )
      : [],
  );
