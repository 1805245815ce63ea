import { displayName } from '../../features/accounts/person.ts';
import { useSession } from '../../features/accounts/session.tsx';
import { useTradingMode } from '../../features/accounts/tradingMode.ts';
import { useSignOut } from '../../features/accounts/useSignOut.ts';
import { useColorScheme } from '../../kit/colorScheme.ts';
import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { KeyValueList } from '../../kit/ui/KeyValueList.tsx';
import { Page, Row } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Segmented } from '../../kit/ui/Segmented.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';

const themes = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const modes = [
  { value: 'buyer', label: 'Buyer' },
  { value: 'seller', label: 'Seller' },
] as const;

/** How Feedstock looks in this browser, and who is signed in. */
export function SettingsScreen() {
  const { user } = useSession();
  const [scheme, chooseScheme] = useColorScheme();
  const [mode, chooseMode] = useTradingMode();
  const signOut = useSignOut();
  return (
    <Page $narrow>
      <PageHead title="Settings" />
      <Section title="Appearance" description="Kept in this browser.">
        <div>
          <Segmented label="Theme" options={themes} value={scheme} onChange={chooseScheme} />
        </div>
      </Section>
      <Section title="Mode" description="What the dashboard shows first. Every member may buy and sell.">
        <div>
          <Segmented label="Mode" options={modes} value={mode} onChange={chooseMode} />
        </div>
      </Section>
      <Section title="Account">
        <KeyValueList
          items={[
            { label: 'Name', value: user ? displayName(user) : '' },
            { label: 'Email', value: user?.email },
            { label: 'Company', value: user?.companyName },
          ]}
        />
        <Row>
          <LinkButton variant="secondary" to={paths.companyProfile}>
            Company Profile
          </LinkButton>
          <Button variant="secondary" onClick={() => void signOut()}>
            Log out
          </Button>
        </Row>
        <Text $size="small" $tone="inkSoft">
          Logging out ends your session in this browser.
        </Text>
      </Section>
    </Page>
  );
}
