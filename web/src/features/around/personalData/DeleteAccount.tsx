import { CONFIRMATION, deletionRules } from 'api/rules/personalData';
import { useState } from 'react';
import { FormDialog } from '../../../kit/forms/FormDialog.tsx';
import { TextField } from '../../../kit/forms/TextField.tsx';
import { Button } from '../../../kit/ui/Button.tsx';
import { Callout } from '../../../kit/ui/Callout.tsx';
import { Row } from '../../../kit/ui/Layout.tsx';
import { TextLink } from '../../../kit/ui/Text.tsx';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { paths } from '../../../paths.ts';
import { clearSessionHint } from '../../people/accounts/SessionProvider.tsx';
import { blankFactors, FactorFields } from '../../people/accounts/secondFactor/PresentFactors.tsx';
import { DeleteAccountDocument } from './DeleteAccount.generated.ts';

const blank = { ...blankFactors, confirmation: '' };

interface Reason {
  kind: 'order' | 'auction';
  id: string;
  title: string;
}

/** Deletes the member's account after the password and a typed word. */
export const DeleteAccount = () => {
  const [isOpen, setOpen] = useState(false);
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const { submit } = useSubmit(DeleteAccountDocument, { failure: () => null });

  const handleSubmit = async ({ code, ...input }: typeof blank) => {
    setReasons([]);
    const result = await submit({ input: { ...input, code: code || null } });
    if (!result.ok) {
      setReasons((result.details?.['reasons'] ?? []) as Reason[]);
      return result;
    }
    clearSessionHint();
    window.location.assign(paths.home);
    // Closing the dialog would go back in the history, which cancels the navigation.
    return new Promise<never>(() => undefined);
  };

  return (
    <Row>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      {isOpen && (
        <FormDialog
          title="Delete your account?"
          description="This cannot be undone. Your offerings and RFPs are closed, and your personal data is removed. Orders, bids and sent messages stay, with the name of your company and ‘Deleted member’."
          initialValues={blank}
          schema={deletionRules}
          action="Delete Account"
          isDangerous
          onSubmit={handleSubmit}
          onClose={() => setOpen(false)}
        >
          {reasons.length > 0 && (
            <Callout tone="warning" title="Still open">
              <ul>
                {reasons.map(({ kind, id, title }) => (
                  <li key={id}>
                    <TextLink to={kind === 'order' ? paths.order(id) : paths.auction(id)}>{title}</TextLink>
                  </li>
                ))}
              </ul>
            </Callout>
          )}
          <FactorFields />
          <TextField name="confirmation" label={`Type ${CONFIRMATION} to confirm`} autoComplete="off" />
        </FormDialog>
      )}
    </Row>
  );
};
