import { invitationRules, type CompanyRole } from 'api/rules/companies/team';
import { useState } from 'react';
import { Form } from '../../../../kit/forms/Form.tsx';
import { TextField } from '../../../../kit/forms/TextField.tsx';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Callout } from '../../../../kit/ui/Callout.tsx';
import { CopyText } from '../../../../kit/ui/CopyText.tsx';
import { Dialog, DialogActions, DialogFoot } from '../../../../kit/ui/Dialog.tsx';
import { Stack } from '../../../../kit/ui/Layout.tsx';
import { Text } from '../../../../kit/ui/Text.tsx';
import { useSubmit } from '../../../../kit/useSubmit.ts';
import { blankFactors } from '../../accounts/secondFactor/PresentFactors.tsx';
import { InviteMemberDocument } from './InviteDialog.generated.ts';
import { RoleField } from './RoleField.tsx';

type InviteDialogProps = {
  companyName: string;
  /** Nobody was invited yet, so what the founder has traded was read by the founder only. */
  isFirst: boolean;
  refetch: string[];
  onClose: () => void;
};

type Values = typeof blankFactors & { email: string; role: CompanyRole };

const blank: Values = { ...blankFactors, email: '', role: 'trader' };

/** Invites a colleague; on a market without emails it then shows the link once. */
export const InviteDialog = ({ companyName, isFirst, refetch, onClose }: InviteDialogProps) => {
  const { submit, busy } = useSubmit(InviteMemberDocument, {
    success: ({ inviteMember }) => (inviteMember.link ? '' : 'The invitation is on its way.'),
    failure: () => null,
    refetch,
  });
  const [link, setLink] = useState<string>();

  const handleSubmit = async (input: Values) => {
    const result = await submit({ input });
    const path = result.ok ? result.data.inviteMember.link : null;
    if (path) setLink(`${window.location.origin}${path}`);
    else if (result.ok) onClose();
    return result;
  };

  if (link)
    return (
      <Dialog
        onClose={onClose}
        title="Pass this link on"
        description="It works once, for 48 hours, for the invited address."
      >
        <Stack>
          <Callout tone="warning">This market sends no emails. The link is shown only now.</Callout>
          <CopyText label="Link of the invitation" value={link} />
          <DialogFoot>
            <Button onClick={onClose}>I have copied it</Button>
          </DialogFoot>
        </Stack>
      </Dialog>
    );
  return (
    <Dialog
      onClose={onClose}
      title="Invite a colleague"
      description="The invitation is a link for one address, for 48 hours. Colleagues without an account create one with it."
    >
      <Form initialValues={blank} schema={invitationRules} onSubmit={handleSubmit}>
        {isFirst && (
          <Text $tone="inkSoft">
            What you have traded and written so far belongs to {companyName}, and colleagues can read it.
          </Text>
        )}
        <TextField name="email" type="email" label="Email address" autoComplete="off" />
        <RoleField />
        <DialogActions busy={busy} busyText="Inviting…">
          Send invitation
        </DialogActions>
      </Form>
    </Dialog>
  );
};
