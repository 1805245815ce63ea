import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { SendTestEventDocument, WebhooksScreenDocument } from './WebhooksScreen.generated.ts';
import { WebhooksScreen } from './WebhooksScreen.tsx';

describe('screens/Webhooks/WebhooksScreen', () => {
  const webhook = {
    __typename: 'Webhook' as const,
    id: 'webhook',
    url: 'https://erp.example/feedstock',
    events: ['order.placed'],
    firstFailureAt: '2026-11-22T09:00:00.000Z',
    pausedUntil: '2026-11-23T10:01:00.000Z' as string | null,
    disabledAt: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    filter: { __typename: 'WebhookFilter' as const, categories: [], products: [] },
  };

  it('shows until when a webhook is paused, and that a test event waits for it', async () => {
    const read = { request: { query: WebhooksScreenDocument }, result: { data: { webhooks: [webhook] } } };
    const test = (pausedUntil: string | null) => ({
      request: { query: SendTestEventDocument, variables: { webhookId: 'webhook' } },
      result: {
        data: {
          sendTestEvent: {
            __typename: 'WebhookDelivery' as const,
            id: 'delivery',
            webhook: { __typename: 'Webhook' as const, id: 'webhook', pausedUntil },
          },
        },
      },
    });
    await renderAs(member, <WebhooksScreen />, { mocks: [read, test('2026-11-23T10:05:00.000Z'), test(null)] });
    const isPaused = (until: string) => screen.findByText(`Nov 23, 2026, ${until} UTC`, { selector: 'time' });
    await isPaused('10:01');
    const send = await screen.findByRole('button', { name: /^Send test event/ });
    await userEvent.click(send);
    // The toast first, because it closes by itself.
    await screen.findByText(/^The webhook is paused until Nov 23, 2026, 10:05 UTC\. The test event is sent then,/);
    await isPaused('10:05');
    await userEvent.click(send);
    await screen.findByText('A test event is on its way. Its delivery is in the log.');
    expect(screen.queryByText(/^Paused until/)).toBeNull();
  });
});
