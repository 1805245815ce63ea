import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { RevokeApiKeyDocument } from '../../features/people/accounts/apiKeys/ApiKeyTable.generated.ts';
import { ApiKeysDocument } from './ApiKeysScreen.generated.ts';
import { ApiKeysScreen } from './ApiKeysScreen.tsx';

describe('screens/ApiKeys/ApiKeysScreen', () => {
  const key = {
    __typename: 'ApiKey' as const,
    id: 'key',
    name: 'Inventory sync',
    prefix: 'fsk_Ab12Cd',
    scopes: ['read' as const],
    createdAt: '2026-11-20T10:00:00.000Z',
    lastUsedAt: null,
    expiresAt: null,
    usage: [
      { __typename: 'ApiKeyUsage' as const, day: '2026-11-21', requests: 40, points: 500 },
      { __typename: 'ApiKeyUsage' as const, day: '2026-11-22', requests: 2, points: 10 },
    ],
  };
  const read = (keys: (typeof key)[]) => ({ request: { query: ApiKeysDocument }, result: { data: { apiKeys: keys } } });

  it('shows keys with their use, and revokes one after a confirmation', async () => {
    const revoke = {
      request: { query: RevokeApiKeyDocument, variables: { id: 'key' } },
      result: { data: { revokeApiKey: 'key' } },
    };
    await renderAs(member, <ApiKeysScreen />, { mocks: [read([key]), revoke, read([])] });
    const row = within((await screen.findByRole('rowheader', { name: 'Inventory sync' })).closest('tr')!);
    expect(row.getByText('fsk_Ab12Cd…')).toBeTruthy();
    expect(row.getByText('42')).toBeTruthy();
    await userEvent.click(row.getByRole('button', { name: 'Usage of Inventory sync' }));
    const days = within(await screen.findByRole('table', { name: 'Usage by day' })).getAllByRole('rowheader');
    expect(days.map(({ textContent }) => textContent)).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Inventory sync' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke key' }));
    await waitFor(() => expect(screen.getByText('You have no API keys')).toBeTruthy());
  });

  it('offers to try again when the keys cannot be loaded', async () => {
    const failed = { request: { query: ApiKeysDocument }, error: new Error('offline') };
    await renderAs(member, <ApiKeysScreen />, { mocks: [failed, read([])] });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('You have no API keys')).toBeTruthy();
  });
});
