import { webhookEvents, webhookEventTypes } from '../../rules/webhookEvents.ts';
import { definitionList } from './definitionList.ts';
import { code, html, type Html } from './html.ts';

export const webhooksChapter = (): Html => html`
  <section id="webhooks">
    <h2>Webhooks</h2>
    <p>
      Add a webhook in the settings or with <code>createWebhook</code>, and the market sends events to its URL as POST
      requests, signed by the Standard Webhooks specification (standardwebhooks.com), for which there are libraries. API
      keys cannot manage webhooks.
    </p>
    ${code(`{
  "id": "0198f2a4-6c00-7000-8000-000000000001",
  "type": "order.placed",
  "timestamp": "2026-11-23T08:00:00.000Z",
  "subjectIds": { "orderId": "0198f2a4-6c00-7000-8000-000000000002" },
  "data": { "order": { "id": "0198f2a4-6c00-7000-8000-000000000002", "status": "pending", … } }
}`)}
    <p>
      Verify the signature, answer with a status from 200 to 299 within ten seconds, and do the work afterwards. Other
      answers, redirects included, are failures, and the event is sent again for about 24 hours. An event may arrive
      more than once, with the same <code>webhook-id</code>, and events may arrive in another order than they happened.
      <code>data</code> is the subject at the time of the attempt, as you may see it; its status may be newer than
      <code>type</code>. After five days without success a webhook is disabled, and you are told.
    </p>
    ${definitionList(webhookEventTypes.map((type) => ({ term: type, text: webhookEvents[type].description })))}
  </section>
`;
