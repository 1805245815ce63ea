import { BackToRegistration } from '../../features/people/accounts/BackToRegistration.tsx';
import { Document } from '../../kit/ui/Document.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { terms } from './termsOfService.ts';

/** The general terms and conditions. */
export const TermsScreen = () => (
  <Page>
    <PageHead
      title="General Terms and Conditions"
      description="Last updated: September 29, 2025"
      actions={<BackToRegistration />}
    />
    <Document clauses={terms} />
  </Page>
);
