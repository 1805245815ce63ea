import { useQuery } from '@apollo/client/react';
import { MAX_WEBHOOKS } from 'api/rules/partners/webhooks';
import { useRef, useState } from 'react';
import { SettingsPage } from '../../features/people/accounts/SettingsPage.tsx';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Button, RowButton } from '../../kit/ui/Button.tsx';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { Loaded } from '../../kit/ui/Loaded.tsx';
import { Panel, Section } from '../../kit/ui/Panel.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { Heading, Text } from '../../kit/ui/Text.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { dateTime } from '../../kit/time.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { DeliveryLog } from './DeliveryLog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import {
  DeleteWebhookDocument,
  EnableWebhookDocument,
  RotateWebhookSecretDocument,
  SendTestEventDocument,
  WebhooksScreenDocument,
  type WebhookCardFragment,
} from './WebhooksScreen.generated.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const WebhookDialog = lazyNamed(() => import('./WebhookDialog.tsx'), 'WebhookDialog');

type Opened =
  | { dialog: 'edit'; webhook?: WebhookCardFragment }
  | { dialog: 'secret'; secret: string }
  | { dialog: 'rotate' | 'delete'; webhook: WebhookCardFragment };

const reloaded = ['WebhooksScreen'];

/** The member's webhooks, and the log of deliveries of one of them. */
export const WebhooksScreen = () => {
  const query = useQuery(WebhooksScreenDocument, { fetchPolicy: 'cache-and-network' });
  const [logId, showLog] = useParam('log', '');
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const create = <Button onClick={() => setOpened({ dialog: 'edit' })}>New webhook</Button>;
  return (
    <SettingsPage part="webhooks">
      <Section
        title="Webhooks"
        description="Feedstock sends events to your program, signed as the Standard Webhooks specification describes."
        action={!!query.data?.webhooks.length && query.data.webhooks.length < MAX_WEBHOOKS && create}
      >
        <Loaded title="Your webhooks" query={query}>
          {({ webhooks }) => {
            const logged = webhooks.find(({ id }) => id === logId);
            if (logged) return <DeliveryLog webhook={logged} onBack={() => showLog('')} />;
            if (webhooks.length === 0)
              return (
                <EmptyState
                  title="You have no webhooks"
                  text="Create one to receive orders, bids and new requests as they happen."
                  action={create}
                />
              );
            return (
              <Stack $gap={4}>
                {webhooks.map((webhook) => (
                  <WebhookPanel
                    key={webhook.id}
                    webhook={webhook}
                    onLog={() => showLog(webhook.id)}
                    onOpen={setOpened}
                  />
                ))}
              </Stack>
            );
          }}
        </Loaded>
      </Section>
      {opened?.dialog === 'edit' && (
        <WebhookDialog
          webhook={opened.webhook}
          onCreated={(secret) => setOpened({ dialog: 'secret', secret })}
          onClose={close}
        />
      )}
      {opened?.dialog === 'secret' && <SecretDialog secret={opened.secret} onClose={close} />}
      {opened?.dialog === 'rotate' && (
        <RotateDialog
          id={opened.webhook.id}
          onRotated={(secret) => setOpened({ dialog: 'secret', secret })}
          onClose={close}
        />
      )}
      {opened?.dialog === 'delete' && <DeleteDialog webhook={opened.webhook} onClose={close} />}
    </SettingsPage>
  );
};

type WebhookPanelProps = {
  webhook: WebhookCardFragment;
  onLog: () => void;
  onOpen: (opened: Opened) => void;
};

const WebhookPanel = ({ webhook, onLog, onOpen }: WebhookPanelProps) => {
  const { id, url, events, filter, disabledAt } = webhook;
  const test = useSubmit(SendTestEventDocument, {
    success: ({ sendTestEvent }) => {
      const until = sendTestEvent?.webhook?.pausedUntil;
      return until
        ? `The webhook is paused until ${dateTime(until)}. The test event is sent then, or if you send it again in a minute.`
        : 'A test event is on its way. Its delivery is in the log.';
    },
  });
  const enable = useSubmit(EnableWebhookDocument, {
    success: 'The webhook is enabled.',
    refetch: reloaded,
  });
  const limits = [...filter.categories, ...filter.products].map(({ name }) => name);
  return (
    <Panel>
      <Stack $gap={3}>
        <Heading as="h3" style={{ overflowWrap: 'anywhere' }}>
          {url}
        </Heading>
        <Row>
          <Status webhook={webhook} />
        </Row>
        <Text $tone="inkSoft">{events.join(', ')}</Text>
        {limits.length > 0 && <Text $size="small">RFPs and auctions about: {limits.join(', ')}</Text>}
        <Row>
          <RowButton of={url} onClick={onLog}>
            Deliveries
          </RowButton>
          {disabledAt ? (
            <RowButton of={url} variant="primary" disabled={enable.busy} onClick={() => void enable.submit({ id })}>
              Enable
            </RowButton>
          ) : (
            <RowButton of={url} disabled={test.busy} onClick={() => void test.submit({ webhookId: id })}>
              Send test event
            </RowButton>
          )}
          <RowButton of={url} onClick={() => onOpen({ dialog: 'edit', webhook })}>
            Edit
          </RowButton>
          <RowButton of={url} onClick={() => onOpen({ dialog: 'rotate', webhook })}>
            New secret
          </RowButton>
          <RowButton of={url} onClick={() => onOpen({ dialog: 'delete', webhook })}>
            Delete
          </RowButton>
        </Row>
      </Stack>
    </Panel>
  );
};

const Status = ({ webhook: { firstFailureAt, pausedUntil, disabledAt } }: { webhook: WebhookCardFragment }) => {
  if (disabledAt) return <Badge tone="down">Disabled</Badge>;
  if (!firstFailureAt) return <Badge tone="verified">Enabled</Badge>;
  return (
    <>
      <Badge tone="warning">
        Failing since <Moment at={firstFailureAt} />
      </Badge>
      {pausedUntil && (
        <Badge tone="warning">
          Paused until <Moment at={pausedUntil} form="dateTime" />
        </Badge>
      )}
    </>
  );
};

type RotateDialogProps = { id: string; onRotated: (secret: string) => void; onClose: () => void };

const RotateDialog = ({ id, onRotated, onClose }: RotateDialogProps) => {
  const { submit } = useSubmit(RotateWebhookSecretDocument, { failure: () => null });
  // The dialog is closed by the render that submitted it, which knows no later state.
  const secret = useRef<string>(undefined);
  return (
    <ConfirmDialog
      title="Make a new secret?"
      description="Events are signed with both secrets for a day, so that you can change your program in the meantime."
      action="Make a new secret"
      busyText="Making …"
      onConfirm={async () => {
        const result = await submit({ id });
        if (result.ok) secret.current = result.data.rotateWebhookSecret.secret;
        return result;
      }}
      onClose={() => (secret.current ? onRotated(secret.current) : onClose())}
    />
  );
};

const DeleteDialog = ({ webhook: { id, url }, onClose }: { webhook: WebhookCardFragment; onClose: () => void }) => {
  const { submit } = useSubmit(DeleteWebhookDocument, {
    success: 'The webhook is deleted.',
    failure: () => null,
    refetch: reloaded,
  });
  return (
    <ConfirmDialog
      title="Delete this webhook?"
      description={`No more events are sent to ${url}, and its deliveries are deleted.`}
      action="Delete"
      busyText="Deleting …"
      onConfirm={() => submit({ id })}
      onClose={onClose}
    />
  );
};
