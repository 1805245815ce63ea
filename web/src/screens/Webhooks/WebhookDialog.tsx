import { useField, useFormikContext } from 'formik';
import { createWebhookRules, webhookEvents, webhookEventTypes } from 'api/rules/partners/webhooks';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { string } from 'yup';
import { FilterField, type Chosen } from './FilterField.tsx';
import { Fault } from '../../kit/forms/Field.tsx';
import { FormDialog } from '../../kit/forms/FormDialog.tsx';
import { PasswordField } from '../../kit/forms/PasswordField.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import { useCommandKey } from '../../kit/useCommandKey.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { color, space, type } from '../../theme.ts';
import { CreateWebhookDocument, UpdateWebhookDocument, type WebhookCardFragment } from './WebhooksScreen.generated.ts';

type WebhookDialogProps = {
  /** Absent for a new one. */
  webhook?: WebhookCardFragment;
  onCreated: (secret: string) => void;
  onClose: () => void;
};

type Values = { url: string; events: string[]; password: string };

const reloaded = ['WebhooksScreen'];
const chosenOf = ({ id, name }: { id: string; name: string }): Chosen => ({ value: id, label: name });

/** Creates a webhook, or changes its address, events and filter. */
export const WebhookDialog = ({ webhook, onCreated, onClose }: WebhookDialogProps) => {
  const keyed = useCommandKey();
  // The dialog is closed by the render that submitted it, which knows no later state.
  const secret = useRef<string>(undefined);
  const [categories, setCategories] = useState(webhook?.filter.categories.map(chosenOf) ?? []);
  const [products, setProducts] = useState(webhook?.filter.products.map(chosenOf) ?? []);
  const create = useSubmit(CreateWebhookDocument, { failure: () => null, refetch: reloaded });
  const update = useSubmit(UpdateWebhookDocument, {
    success: 'The webhook is changed.',
    failure: () => null,
    refetch: reloaded,
  });

  const submit = async ({ url, events, password }: Values) => {
    const filter = { categoryIds: categories.map(idOf), productIds: products.map(idOf) };
    if (webhook)
      return update.submit({ input: { id: webhook.id, url, events, filter, ...(password && { password }) } });
    const result = await create.submit({ input: keyed({ url, events, filter, password }) });
    if (result.ok) secret.current = result.data.createWebhook.secret;
    return result;
  };

  return (
    <FormDialog
      title={webhook ? 'Edit webhook' : 'New webhook'}
      description="Events are sent as POST requests with JSON. Answer with a status from 200 to 299 within ten seconds."
      initialValues={{ url: webhook?.url ?? '', events: webhook?.events ?? [], password: '' }}
      schema={rulesFor(webhook?.url)}
      action={webhook ? 'Save' : 'Create webhook'}
      onSubmit={submit}
      onClose={() => (secret.current ? onCreated(secret.current) : onClose())}
    >
      <TextField name="url" label="URL" placeholder="https://erp.example/feedstock" />
      <UrlPasswordField former={webhook?.url} />
      <EventsField />
      <FilterField categories={categories} products={products} onCategories={setCategories} onProducts={setProducts} />
    </FormDialog>
  );
};

/** Another URL takes the password, because events go there from now on. */
const rulesFor = (former: string | undefined) =>
  createWebhookRules.shape({
    password: string().when('url', ([url], rule) => (url === former ? rule : rule.required('Password is required.'))),
  });

const UrlPasswordField = ({ former }: { former: string | undefined }) => {
  const { values } = useFormikContext<Values>();
  if (values.url === former) return null;
  return <PasswordField name="password" label="Your password" autoComplete="current-password" />;
};

const idOf = ({ value }: Chosen): string => value;

const EventsField = () => {
  const [{ value }, { touched, error }, { setValue }] = useField<string[]>('events');
  return (
    <Group>
      <legend>Events</legend>
      {webhookEventTypes.map((event) => (
        <Checkbox
          key={event}
          name="events"
          checked={value.includes(event)}
          onChange={({ target }) =>
            void setValue(target.checked ? [...value, event] : value.filter((other) => other !== event))
          }
        >
          {event} <Hint>{webhookEvents[event].description}</Hint>
        </Checkbox>
      ))}
      {touched && error && <Fault role="alert">{error}</Fault>}
    </Group>
  );
};

const Group = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  padding: 0;
  border: 0;

  legend {
    ${type.label};
    margin-bottom: ${space(2)};
  }
`;

const Hint = styled.span`
  ${type.small};
  display: block;
  color: ${color.inkSoft};
`;
