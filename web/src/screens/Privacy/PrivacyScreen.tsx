import { BackToRegistration } from '../../features/people/accounts/BackToRegistration.tsx';
import { Document } from '../../kit/ui/Document.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { privacy } from './privacyPolicy.ts';

/** The privacy policy. */
export const PrivacyScreen = () => (
  <Page>
    <PageHead title="Privacy Policy" description="Last updated: September 29, 2025" actions={<BackToRegistration />} />
    <Document clauses={privacy} />
  </Page>
);
