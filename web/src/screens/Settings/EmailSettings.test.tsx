import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { EmailPreferencesDocument, SaveEmailPreferenceDocument } from './EmailSettings.generated.ts';
import { EmailSettings } from './EmailSettings.tsx';

describe('screens/Settings/EmailSettings', () => {
  const preferences = (auctions: 'at_once' | 'daily' | 'off') => [
    { __typename: 'EmailPreference' as const, topic: 'auctions' as const, delivery: auctions },
    { __typename: 'EmailPreference' as const, topic: 'messages' as const, delivery: 'off' as const },
  ];
  const read = (auctions: 'at_once' | 'daily') => ({
    request: { query: EmailPreferencesDocument },
    result: { data: { emailPreferences: preferences(auctions) } },
  });

  it('changes how the notices of a topic are sent', async () => {
    const save = {
      request: {
        query: SaveEmailPreferenceDocument,
        variables: { input: { topic: 'auctions' as const, delivery: 'daily' as const } },
      },
      result: { data: { saveEmailPreference: preferences('daily') } },
    };
    await renderAs(member, <EmailSettings />, { mocks: [read('at_once'), save, read('daily')] });
    const auctions = within(await screen.findByRole('radiogroup', { name: 'Bids and auctions' }));
    expect(auctions.getByRole<HTMLInputElement>('radio', { name: 'At once' }).checked).toBe(true);
    await userEvent.click(auctions.getByRole('radio', { name: 'Daily' }));
    await waitFor(() => expect(auctions.getByRole<HTMLInputElement>('radio', { name: 'Daily' }).checked).toBe(true));
  });
});
