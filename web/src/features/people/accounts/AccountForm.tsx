import { accountRules } from 'api/rules/accounts';
import { Form } from '../../../kit/forms/Form.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import { Row } from '../../../kit/ui/Layout.tsx';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { SaveAccountDocument, type AccountFormFragment } from './AccountForm.generated.ts';
import { PersonalFields } from './PersonFields.tsx';

/** Edits the member's personal data. What was given of the company at the registration stays; its profile is edited elsewhere. */
export const AccountForm = ({ user }: { user: AccountFormFragment }) => {
  const { submit, busy } = useSubmit(SaveAccountDocument, {
    success: 'Your details have been saved successfully!',
    failure: 'Failed to save your details. Please try again.',
  });
  const { firstName, lastName, companyName, position, mobileNumber, country, city } = user;
  return (
    <Form
      initialValues={{
        firstName,
        lastName,
        onlyOneName: lastName === '',
        companyName,
        position: position ?? '',
        mobileNumber: mobileNumber ?? '',
        country,
        city,
      }}
      schema={accountRules}
      until="part"
      onSubmit={(input) => submit({ input })}
    >
      <PersonalFields />
      <Row>
        <Button type="submit" busy={busy} busyText="Saving...">
          Save Changes
        </Button>
      </Row>
    </Form>
  );
};
