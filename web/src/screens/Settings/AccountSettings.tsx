import { AccountForm } from '../../features/people/accounts/AccountForm.tsx';
import { EmailForm } from '../../features/people/accounts/EmailForm.tsx';
import { DownloadData } from '../../features/around/personalData/DownloadData.tsx';
import { useColorScheme } from '../../kit/colorScheme.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';
import { Stack } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Segmented } from '../../kit/ui/Segmented.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import type { SettingsScreenQuery } from './SettingsScreen.generated.ts';

const DeleteAccount = lazyNamed(() => import('../../features/around/personalData/DeleteAccount.tsx'), 'DeleteAccount');

const themes = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The person, and what becomes of their data. */
export const AccountSettings = ({ user }: { user: NonNullable<SettingsScreenQuery['me']> }) => {
  const [scheme, chooseScheme] = useColorScheme();
  return (
    <Stack $gap={10}>
      <Section
        title="Personal Information"
        description={
          <>
            What other members see of you. Name and country of your company are in its{' '}
            <TextLink to={paths.companyProfile}>profile</TextLink>.
          </>
        }
      >
        <AccountForm user={user} />
      </Section>
      <Section
        title="Email address"
        description={`You sign in with ${user.email}. A new address is used after you open the link that we send to it.`}
      >
        <EmailForm />
      </Section>
      <Section title="Appearance" description="Kept in this browser.">
        <div>
          <Segmented label="Theme" options={themes} value={scheme} onChange={chooseScheme} />
        </div>
      </Section>
      <Section
        title="Your data"
        description="A file with everything that you entered or that is about you. It is ready within a minute and available for 24 hours."
      >
        <DownloadData />
      </Section>
      <Section
        title="Delete account"
        description="Possible once your orders are completed and the auctions you own or bid in have ended."
      >
        <DeleteAccount />
      </Section>
    </Stack>
  );
};
