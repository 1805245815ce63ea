import { hideRules } from 'api/rules/catalogue';
import { MutationDialog } from '../../kit/forms/MutationDialog.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { HideEntryDocument } from './AdminCatalogueScreen.generated.ts';

type HideDialogProps = {
  entry: { id: string; name: string; isHidden: boolean | null };
  /** What members no longer see. */
  consequence: string;
  refetch: string[];
  onClose: () => void;
};

/** Hides an entry, or shows it again, with a reason for the audit log. */
export const HideDialog = ({ entry: { id, name, isHidden }, consequence, ...dialog }: HideDialogProps) => {
  const verb = isHidden ? 'Show' : 'Hide';
  return (
    <MutationDialog
      {...dialog}
      title={`${verb} ${name}?`}
      description={isHidden ? 'Members find it again.' : consequence}
      action={verb}
      isDangerous={!isHidden}
      success={isHidden ? `${name} is shown again.` : `${name} is hidden.`}
      initialValues={{ id, isHidden: !isHidden, reason: '' }}
      schema={hideRules}
      document={HideEntryDocument}
      variables={(input) => ({ input })}
    >
      <TextField name="reason" label="Reason" hint="For the audit log." />
    </MutationDialog>
  );
};
