import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Badge, type BadgeTone } from '../../kit/ui/Badge.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { Row, Stack, VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { Heading, Text } from '../../kit/ui/Text.tsx';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { color, radius, space, type } from '../../theme.ts';
import {
  RedeliverWebhookDocument,
  WebhookDeliveriesDocument,
  type WebhookDeliveriesQuery,
} from './WebhookDeliveries.generated.ts';

type Delivery = WebhookDeliveriesQuery['webhookDeliveries']['nodes'][number];

const statuses: Record<Delivery['status'], { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting', tone: 'warning' },
  delivered: { label: 'Delivered', tone: 'verified' },
  failed: { label: 'Failed', tone: 'down' },
  skipped: { label: 'Skipped', tone: 'neutral' },
};

type DeliveryLogProps = { webhook: { id: string; url: string; disabledAt?: unknown }; onBack: () => void };

/** The events of a webhook with their attempts. */
export const DeliveryLog = ({ webhook, onBack }: DeliveryLogProps) => {
  const { data, status } = usePagedQuery(WebhookDeliveriesDocument, { webhookId: webhook.id });
  const [openId, setOpenId] = useState<string>();
  const list = data?.webhookDeliveries;
  const open = list?.nodes.find(({ id }) => id === openId);
  const isWaiting = list?.nodes.some((delivery) => delivery.status === 'waiting') ?? false;
  useReloading(isWaiting, status.onRetry);
  return (
    <Section
      title="Deliveries"
      description={`Events for ${webhook.url} in the last 30 days.`}
      action={
        <Row>
          <Button size="small" variant="secondary" onClick={status.onRetry}>
            Reload
          </Button>
          <Button size="small" variant="secondary" onClick={onBack}>
            All webhooks
          </Button>
        </Row>
      }
    >
      <PagedList
        title="The deliveries"
        list={list}
        {...status}
        empty={<EmptyState title="No events yet" text="Send a test event to see whether your program gets it." />}
      >
        {(deliveries) => (
          <DataTable
            caption="Deliveries"
            items={deliveries}
            columns={[
              { header: 'Event', isTitle: true, cell: (delivery) => delivery.type },
              { header: 'Status', cell: (delivery) => <Status status={delivery.status} /> },
              {
                header: 'Last answer',
                cell: ({ attempts }) => attempts[0]?.responseStatus ?? attempts[0]?.error ?? 'None yet',
              },
              { header: 'Event at', cell: ({ occurredAt }) => <Moment at={occurredAt} form="ago" /> },
              {
                header: 'Details',
                isAction: true,
                cell: (delivery) => (
                  <Button size="small" variant="secondary" onClick={() => setOpenId(delivery.id)}>
                    Details
                    <VisuallyHidden>
                      {' '}
                      of {delivery.type} {delivery.eventId}
                    </VisuallyHidden>
                  </Button>
                ),
              },
            ]}
          />
        )}
      </PagedList>
      {open && (
        <DeliveryDialog delivery={open} isDisabled={Boolean(webhook.disabledAt)} onClose={() => setOpenId(undefined)} />
      )}
    </Section>
  );
};

const RELOAD_MS = 3_000;

/** The log changes without the member's doing as long as an event waits. */
const useReloading = (isActive: boolean, reload: () => void) => {
  useEffect(() => {
    if (!isActive) return;
    const timer = setInterval(reload, RELOAD_MS);
    return () => clearInterval(timer);
  });
};

const Status = ({ status }: { status: Delivery['status'] }) => {
  const { label, tone } = statuses[status];
  return <Badge tone={tone}>{label}</Badge>;
};

type DeliveryDialogProps = { delivery: Delivery; isDisabled: boolean; onClose: () => void };

const DeliveryDialog = ({ delivery, isDisabled, onClose }: DeliveryDialogProps) => {
  const { submit, busy } = useSubmit(RedeliverWebhookDocument, {
    success: 'The event is sent again.',
    refetch: ['WebhookDeliveries'],
  });
  return (
    <Dialog onClose={onClose} wide title={delivery.type} description={`Event ${delivery.eventId}`}>
      <Stack>
        <Row>
          <Status status={delivery.status} />
          <Button
            size="small"
            disabled={busy || isDisabled || delivery.status === 'waiting'}
            onClick={() => void submit({ deliveryId: delivery.id })}
          >
            Send again
          </Button>
        </Row>
        {delivery.attempts.length === 0 && <Text $tone="inkSoft">No attempt yet.</Text>}
        {delivery.attempts.map((attempt) => (
          <Stack key={attempt.id} $gap={2}>
            <Heading as="h3">
              <Moment at={attempt.createdAt} form="utc" />: {attempt.responseStatus ?? 'no answer'} after{' '}
              {attempt.durationMs} ms
            </Heading>
            {attempt.error && <Text $tone="down">{attempt.error}</Text>}
            <Part title="Request" text={attempt.requestBody} />
            {attempt.responseBody !== null && <Part title="Response" text={attempt.responseBody || '(empty)'} />}
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
};

const Part = ({ title, text }: { title: string; text: string }) => (
  <details>
    <summary>{title}</summary>
    {/* Scrollable, so that the keyboard needs to reach it. */}
    <Body tabIndex={0} role="region" aria-label={title}>
      {text}
    </Body>
  </details>
);

const Body = styled.pre`
  ${type.data};
  max-height: 16rem;
  margin-top: ${space(2)};
  padding: ${space(3)};
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  background: ${color.sunken};
  border-radius: ${radius.small};
`;
