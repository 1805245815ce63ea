import { categoryRules } from 'api/rules/catalogue';
import { FormDialog } from '../../kit/forms/FormDialog.tsx';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { TextArea, TextField } from '../../kit/forms/TextField.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import { AddCategoryDocument, EditCategoryDocument } from './AdminCatalogueScreen.generated.ts';
import { optionsOf, type ManagedCategory } from './categoryNames.ts';

type Shared = { categories: readonly ManagedCategory[]; refetch: string[]; onClose: () => void };

export function AddCategoryDialog({ categories, refetch, onClose }: Shared) {
  const { submit } = useSubmit(AddCategoryDocument, {
    success: 'The category was added.',
    failure: (reason) => reason,
    refetch,
  });
  return (
    <FormDialog
      title="Add category"
      description="An industry has no parent. Below it are product families, and below those are categories."
      initialValues={{ name: '', description: '', parentId: '' }}
      schema={categoryRules}
      action="Add category"
      onSubmit={(input) => submit({ input })}
      onClose={onClose}
    >
      <TextField name="name" label="Name" />
      <SelectField
        name="parentId"
        label="Parent"
        placeholder="None: a new industry"
        options={optionsOf(categories, ({ level }) => level !== 'category')}
        optional
      />
      <TextArea name="description" label="Description" rows={3} optional />
    </FormDialog>
  );
}

type EditCategoryDialogProps = Shared & { category: ManagedCategory };

/** A category keeps its level, so only parents of the same level as before can be chosen. */
export function EditCategoryDialog({ category, categories, refetch, onClose }: EditCategoryDialogProps) {
  const { submit } = useSubmit(EditCategoryDocument, {
    success: 'The category was changed.',
    failure: (reason) => reason,
    refetch,
  });
  const { id, name, description, parentId } = category;
  const parentLevel = categories.find((each) => each.id === parentId)?.level;
  return (
    <FormDialog
      title={`Edit ${name}`}
      description="Members see the change at once."
      initialValues={{ name, description, parentId: parentId ?? '' }}
      schema={categoryRules}
      action="Save"
      onSubmit={(input) => submit({ id, input })}
      onClose={onClose}
    >
      <TextField name="name" label="Name" />
      {parentLevel && (
        <SelectField
          name="parentId"
          label="Parent"
          options={optionsOf(categories, ({ level }) => level === parentLevel)}
        />
      )}
      <TextArea name="description" label="Description" rows={3} optional />
    </FormDialog>
  );
}
