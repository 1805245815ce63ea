import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { Loaded } from '../../kit/ui/Loaded.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Segmented } from '../../kit/ui/Segmented.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import { space } from '../../theme.ts';
import { EmailPreferencesDocument, SaveEmailPreferenceDocument } from './EmailSettings.generated.ts';

const topics = {
  auctions: 'Bids and auctions',
  orders: 'Orders and requests',
  messages: 'Messages and inquiries',
  watching: 'Watchlist and what you sell',
  company: 'Your company',
} as const;

const deliveries = [
  { value: 'at_once', label: 'At once' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'off', label: 'Off' },
] as const;

const reloaded = ['EmailPreferences'];

/** How notices are sent by email, for each topic. */
export const EmailSettings = () => {
  const query = useQuery(EmailPreferencesDocument);
  const { submit } = useSubmit(SaveEmailPreferenceDocument, { refetch: reloaded });
  return (
    <Section
      title="Emails"
      description="Notices that you have not read within a minute. You get at most 20 a day, and the rest in a daily summary. Emails about your account are always sent."
    >
      <Loaded title="Your choices" query={query}>
        {({ emailPreferences }) => (
          <Topics>
            {emailPreferences.map(({ topic, delivery }) => (
              <li key={topic}>
                <span aria-hidden>{topics[topic]}</span>
                <Segmented
                  label={topics[topic]}
                  options={deliveries}
                  value={delivery}
                  onChange={(chosen) => void submit({ input: { topic, delivery: chosen } })}
                />
              </li>
            ))}
          </Topics>
        )}
      </Loaded>
    </Section>
  );
};

const Topics = styled.ul`
  display: grid;
  gap: ${space(3)};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
  }
`;
