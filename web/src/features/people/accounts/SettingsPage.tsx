import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from '../../../kit/ui/Layout.tsx';
import { PageHead } from '../../../kit/ui/PageHead.tsx';
import { Tabs } from '../../../kit/ui/Tabs.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from './SessionProvider.tsx';

const addresses = {
  account: paths.settings(),
  security: paths.settings('security'),
  notifications: paths.settings('notifications'),
  keys: paths.apiKeys,
  webhooks: paths.webhooks,
};
type SettingsPart = keyof typeof addresses;

const tabs = [
  { value: 'account', label: 'Account' },
  { value: 'security', label: 'Security' },
  { value: 'notifications', label: 'Notifications' },
  { value: 'keys', label: 'API keys' },
  { value: 'webhooks', label: 'Webhooks' },
] as const;

/** The settings with one part of them; those of programs have addresses of their own. */
export const SettingsPage = ({ part, children }: { part: SettingsPart; children: ReactNode }) => {
  const navigate = useNavigate();
  const { user } = useSession();
  return (
    <Page $narrow $gap={8}>
      <PageHead title="Settings" description={user?.email} />
      <Tabs label="Settings" value={part} onChange={(chosen) => void navigate(addresses[chosen])} tabs={tabs}>
        {children}
      </Tabs>
    </Page>
  );
};
