import { categoryRules } from 'api/rules/catalogue';
import { MutationDialog } from '../../kit/forms/MutationDialog.tsx';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { TextArea, TextField } from '../../kit/forms/TextField.tsx';
import { SaveCategoryDocument } from './AdminCatalogueScreen.generated.ts';
import { optionsOf, type ManagedCategory } from './categoryNames.ts';

type CategoryDialogProps = {
  /** A new one without. */
  category?: ManagedCategory;
  categories: readonly ManagedCategory[];
  refetch: string[];
  onClose: () => void;
};

/** Adds or edits a category. It keeps its level, so then only parents of the same level as before can be chosen. */
export const CategoryDialog = ({ category, categories, ...dialog }: CategoryDialogProps) => {
  const parentLevel = categories.find(({ id }) => id === category?.parentId)?.level;
  const parents = optionsOf(categories, ({ level }) => (category ? level === parentLevel : level !== 'category'));
  return (
    <MutationDialog
      {...dialog}
      title={category ? `Edit ${category.name}` : 'Add category'}
      description={
        category
          ? 'Members see the change at once.'
          : 'An industry has no parent. Below it are product families, and below those are categories.'
      }
      action={category ? 'Save' : 'Add category'}
      success={category ? 'The category was changed.' : 'The category was added.'}
      initialValues={{
        name: category?.name ?? '',
        description: category?.description ?? '',
        parentId: category?.parentId ?? '',
      }}
      schema={categoryRules}
      document={SaveCategoryDocument}
      variables={(input) => ({ id: category?.id, input })}
    >
      <TextField name="name" label="Name" />
      {(!category || parentLevel) && (
        <SelectField
          name="parentId"
          label="Parent"
          placeholder={category ? undefined : 'None: a new industry'}
          options={parents}
          optional={!category}
        />
      )}
      <TextArea name="description" label="Description" rows={3} optional />
    </MutationDialog>
  );
};
