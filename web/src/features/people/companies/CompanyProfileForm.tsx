import { companyProfileRules } from 'api/rules/companies';
import { hasRight } from 'api/rules/companies/team';
import { CountryField } from '../accounts/CountryField.tsx';
import { useSession } from '../accounts/SessionProvider.tsx';
import { FieldRow } from '../../../kit/forms/Field.tsx';
import { Form } from '../../../kit/forms/Form.tsx';
import { TextArea, TextField } from '../../../kit/forms/TextField.tsx';
import { toast } from '../../../kit/toasts/store.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Row } from '../../../kit/ui/Layout.tsx';
import { SmallText } from '../../../kit/ui/Text.tsx';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { useOnlyReads } from './useOnlyReads.ts';
import {
  SaveCompanyProfileDocument,
  type CompanyProfileFormFragment,
  type SaveCompanyProfileMutationVariables,
} from './CompanyProfileForm.generated.ts';

type CompanyProfileFormProps = {
  profile: CompanyProfileFormFragment | null;
  /** The company name given at registration, used as the initial name. */
  companyName: string;
  /** What else the registration says, until a profile is saved. */
  registered?: { mobileNumber: string | null; country: string };
  /** Names of the queries to refetch after success. */
  refetch: string[];
};

/** Edits the member's company profile. */
export const CompanyProfileForm = ({ profile, companyName, registered, refetch }: CompanyProfileFormProps) => {
  const { submit, busy } = useSubmit(SaveCompanyProfileDocument, {
    success: 'Company profile saved successfully!',
    failure: 'Failed to save company profile. Please try again.',
    refetch,
  });
  const { user } = useSession();
  const manages = hasRight(user?.companyProfile?.viewerRole ?? null, 'manage');
  const claimed = profile ? profile.claimedName : user?.claimedName;
  const onlyReads = useOnlyReads();
  const refusal = manages ? onlyReads : 'Only the owner and the admins of the company can change it.';

  return (
    <Form
      initialValues={{
        companyName: claimed ?? profile?.companyName ?? companyName,
        phone: profile?.phone ?? registered?.mobileNumber ?? '',
        website: profile?.website ?? '',
        contactEmail: profile?.contactEmail ?? '',
        businessRegistrationNumber: profile?.businessRegistrationNumber ?? '',
        vatNumber: profile?.vatNumber ?? '',
        registrationCountry: profile?.registrationCountry ?? registered?.country ?? '',
        address: profile?.address ?? '',
        description: profile?.description ?? '',
      }}
      schema={companyProfileRules}
      onSubmit={(input) => submit({ input: input satisfies SaveCompanyProfileMutationVariables['input'] })}
      onInvalid={explainProfile}
    >
      <TextField
        name="companyName"
        label="Company name"
        autoComplete="organization"
        maxLength={160}
        hint={
          claimed ? `This name waits for an admin. Others see '${profile?.companyName ?? companyName}'.` : undefined
        }
      />
      <FieldRow>
        <CountryField name="registrationCountry" placeholder="The country of your account" />
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" maxLength={40} />
      </FieldRow>
      <FieldRow>
        <TextField name="website" label="Website" type="url" placeholder="https://" autoComplete="url" optional />
        <TextField
          name="contactEmail"
          label="Contact email"
          type="email"
          autoComplete="off"
          maxLength={254}
          hint="Members see it with your offers and messages. Nobody sees the address you sign in with."
          optional
        />
      </FieldRow>
      <FieldRow>
        <TextField
          name="businessRegistrationNumber"
          label="Business registration number"
          hint="Only you and our reviewers see it."
          optional
        />
        <TextField
          name="vatNumber"
          label="VAT number"
          hint="The other side of your orders sees it."
          maxLength={60}
          optional
        />
      </FieldRow>
      <TextField name="address" label="Address" autoComplete="street-address" optional />
      <TextArea name="description" label="Description" placeholder="What the company makes, buys and sells" optional />
      <Row $justify="space-between">
        <SmallText>{refusal ?? 'A new name, registration number, VAT number or country is verified again.'}</SmallText>
        {!refusal && (
          <Button type="submit" busy={busy} busyText="Saving...">
            Save Profile
          </Button>
        )}
      </Row>
    </Form>
  );
};

const explainProfile = (errors: object, values: { companyName: string; phone: string }): void => {
  const isMissing = !values.companyName.trim() || !values.phone.trim();
  const [first] = Object.values(errors);
  toast({
    title: 'Error',
    description: isMissing ? 'Please fill in all required fields.' : String(first),
    tone: 'error',
  });
};
