import { array, object, string } from 'yup';
import { webhookEventTypes, type WebhookEventType } from '../../../../rules/webhookEvents.ts';
import { requiredId, text } from '../../../../rules/values.ts';

export { webhookEvents, webhookEventTypes, type WebhookEventType } from '../../../../rules/webhookEvents.ts';

/** Maximum webhooks per member. */
export const MAX_WEBHOOKS = 10;
/** Maximum categories of a filter, and maximum materials. */
export const MAX_FILTERS = 50;

const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);

const MAX_URL = 2_000;

/** The server additionally refuses hosts that are not public. */
const url = text('URL', MAX_URL)
  .test('web-address', 'URL must start with https://.', (value) => !value || isWebAddress(value))
  .test('no-credentials', 'URL must not contain a user name or password.', (value) => {
    if (!value || !isWebAddress(value)) return true;
    const { username, password } = new URL(value);
    return !username && !password;
  })
  // Encoding makes some characters longer.
  .test(
    'encoded-length',
    `URL must be at most ${MAX_URL} characters when it is encoded.`,
    (value) => !value || !isWebAddress(value) || new URL(value).href.length <= MAX_URL,
  )
  .test('no-fragment', 'URL must not contain a fragment (#).', (value) => !value?.includes('#'));

const NO_EVENT = 'Please choose at least one event.';

const events = array()
  .of(
    string()
      .required()
      .test(
        'event',
        ({ value }) => `There is no event "${String(value).slice(0, 60)}".`,
        (value) => webhookEventTypes.includes(value as WebhookEventType),
      ),
  )
  .min(1, NO_EVENT)
  .max(webhookEventTypes.length, `At most ${webhookEventTypes.length} events can be chosen.`);

const ids = (label: string, plural: string) =>
  array().of(requiredId(label)).max(MAX_FILTERS, `At most ${MAX_FILTERS} ${plural} can be chosen.`).nullable();

const filter = object({
  categoryIds: ids('Category', 'categories'),
  productIds: ids('Material', 'materials'),
})
  .nullable()
  .default(undefined);

const password = string().max(1024, 'Password is too long.');

export const createWebhookRules = object({
  url,
  events: events.required(NO_EVENT),
  filter,
  password: password.required('Password is required.'),
});

export const updateWebhookRules = object({
  id: requiredId('Webhook'),
  url: url.notRequired().nullable(),
  events: events.nullable(),
  filter,
  password: password.nullable(),
});
