import type { OperationVariables } from '@apollo/client';
import { materialRules, writePairs } from 'api/rules/catalogue';
import { units } from 'api/rules/postings';
import { MutationDialog, type MutationDialogProps } from '../../kit/forms/MutationDialog.tsx';
import { asOptions, SelectField } from '../../kit/forms/SelectField.tsx';
import { TextArea, TextField } from '../../kit/forms/TextField.tsx';
import { Grid } from '../../kit/ui/Layout.tsx';
import type { ManagedMaterialFragment, SaveMaterialMutationVariables } from './AdminCatalogueScreen.generated.ts';
import { optionsOf, type ManagedCategory } from './categoryNames.ts';

type MaterialInput = SaveMaterialMutationVariables['input'];

/** The texts of the form. */
const toValues = (material: Partial<ManagedMaterialFragment>) => ({
  name: material.name ?? '',
  categoryId: material.categoryId ?? '',
  description: material.description ?? '',
  casNumber: material.casNumber ?? '',
  formula: material.formula ?? '',
  synonyms: material.synonyms?.join('\n') ?? '',
  searchNames: material.searchNames ?? '',
  specifications: writePairs(material.specifications ?? {}),
  safetyData: writePairs(material.safetyData ?? {}),
  referencePrice: material.referencePrice ?? '',
  referenceUnit: material.referenceUnit ?? '',
  referenceYear: material.referenceYear?.toString() ?? '',
});

type MaterialDialogProps<Data, Variables> = Omit<
  MutationDialogProps<Data, Variables, ReturnType<typeof toValues>>,
  'variables' | 'initialValues' | 'schema' | 'children'
> & {
  /** What is known of it. */
  material: Partial<ManagedMaterialFragment>;
  categories: readonly ManagedCategory[];
  variables: (input: MaterialInput) => Variables;
};

/** The fields of a material; the same rules as in files and in the API. */
export const MaterialDialog = <Data, Variables extends OperationVariables>({
  material,
  categories,
  variables,
  ...dialog
}: MaterialDialogProps<Data, Variables>) => (
  <MutationDialog
    {...dialog}
    initialValues={toValues(material)}
    schema={materialRules}
    // The rules turn blank texts into null and the year into a number.
    variables={(values) => variables(materialRules.cast(values))}
  >
    <TextField name="name" label="Name" />
    <SelectField name="categoryId" label="Category" placeholder="Choose a category" options={optionsOf(categories)} />
    <Grid $min="12rem" $gap={4}>
      <TextField name="casNumber" label="CAS number" placeholder="7664-93-9" optional />
      <TextField name="formula" label="Formula" placeholder="H2SO4" optional />
    </Grid>
    <TextArea name="description" label="Description" rows={3} optional />
    <TextArea name="synonyms" label="Other names" rows={2} hint="One per line." optional />
    <TextArea
      name="searchNames"
      label="Names for the search"
      rows={4}
      hint="One 'text | language | kind | whole' per line, such as 'Vitriolöl | de | historical'. A name that is marked 'whole' is not found by its single words."
      optional
    />
    <TextArea name="specifications" label="Specifications" rows={4} hint="One 'name: value' per line." optional />
    <TextArea
      name="safetyData"
      label="Safety data"
      rows={4}
      hint="One 'name: value' per line; 'hazard_statements' may be there several times."
      optional
    />
    <Grid $min="8rem" $gap={4}>
      <TextField name="referencePrice" label="Reference price" optional />
      <SelectField name="referenceUnit" label="Per" placeholder="Unit" options={asOptions(units)} optional />
      <TextField name="referenceYear" label="Year" optional />
    </Grid>
  </MutationDialog>
);
