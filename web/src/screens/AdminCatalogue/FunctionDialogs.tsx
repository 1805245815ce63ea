import { searchFunctionRules } from 'api/rules/catalogue';
import { FormDialog, type Submit } from '../../kit/forms/FormDialog.tsx';
import { TextArea, TextField } from '../../kit/forms/TextField.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import {
  AddSearchFunctionDocument,
  EditSearchFunctionDocument,
  type SearchFunctionFragment,
} from './AdminCatalogueScreen.generated.ts';

type Shared = { refetch: string[]; onClose: () => void };
type Values = { name: string; names: string; materials: string };

type FunctionFormProps = {
  title: string;
  action: string;
  values: Values;
  onSubmit: Submit<Values>;
  onClose: () => void;
};

const FunctionForm = ({ values, ...dialog }: FunctionFormProps) => (
  <FormDialog<Values>
    {...dialog}
    description="The search uses the change within a second."
    initialValues={values}
    schema={searchFunctionRules}
  >
    <TextField name="name" label="Name" placeholder="thickener" />
    <TextArea
      name="names"
      label="Other names"
      rows={5}
      hint="One 'text | language' per line, such as 'Verdickungsmittel | de'."
      optional
    />
    <TextArea
      name="materials"
      label="Materials"
      rows={8}
      hint="Names of materials of the catalogue, one per line, the most used first."
      optional
    />
  </FormDialog>
);

export function AddFunctionDialog({ refetch, onClose }: Shared) {
  const { submit } = useSubmit(AddSearchFunctionDocument, {
    success: 'The function was added.',
    failure: (reason) => reason,
    refetch,
  });
  return (
    <FunctionForm
      title="Add function"
      action="Add function"
      values={{ name: '', names: '', materials: '' }}
      onSubmit={(input) => submit({ input })}
      onClose={onClose}
    />
  );
}

export function EditFunctionDialog({ entry, refetch, onClose }: Shared & { entry: SearchFunctionFragment }) {
  const { submit } = useSubmit(EditSearchFunctionDocument, {
    success: 'The function was changed.',
    failure: (reason) => reason,
    refetch,
  });
  const { id, name, names, materials } = entry;
  return (
    <FunctionForm
      title={`Edit ${name}`}
      action="Save"
      values={{ name, names, materials }}
      onSubmit={(input) => submit({ id, input })}
      onClose={onClose}
    />
  );
}
