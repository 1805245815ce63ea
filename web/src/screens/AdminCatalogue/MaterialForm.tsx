import { materialRules } from 'api/rules/catalogue';
import { units } from 'api/rules/postings';
import { FormDialog, type Submit } from '../../kit/forms/FormDialog.tsx';
import { asOptions, SelectField } from '../../kit/forms/SelectField.tsx';
import { TextArea, TextField } from '../../kit/forms/TextField.tsx';
import { Grid } from '../../kit/ui/Layout.tsx';
import type { AddMaterialMutationVariables } from './AdminCatalogueScreen.generated.ts';
import { optionsOf, type ManagedCategory } from './categoryNames.ts';

export type MaterialValues = Record<
  | 'name'
  | 'categoryId'
  | 'description'
  | 'casNumber'
  | 'formula'
  | 'synonyms'
  | 'searchNames'
  | 'specifications'
  | 'safetyData'
  | 'referencePrice'
  | 'referenceUnit'
  | 'referenceYear',
  string
>;

type MaterialInput = AddMaterialMutationVariables['input'];

export const emptyMaterial: MaterialValues = {
  name: '',
  categoryId: '',
  description: '',
  casNumber: '',
  formula: '',
  synonyms: '',
  searchNames: '',
  specifications: '',
  safetyData: '',
  referencePrice: '',
  referenceUnit: '',
  referenceYear: '',
};

type MaterialFormProps = {
  title: string;
  description: string;
  action: string;
  values: MaterialValues;
  categories: readonly ManagedCategory[];
  onSubmit: (input: MaterialInput) => ReturnType<Submit<MaterialInput>>;
  onClose: () => void;
};

/** The fields of a material; the same rules as in files and in the API. */
export const MaterialForm = ({ values, categories, onSubmit, ...dialog }: MaterialFormProps) => (
  <FormDialog<MaterialValues>
    {...dialog}
    initialValues={values}
    schema={materialRules}
    // The rules turn blank texts into null and the year into a number.
    onSubmit={(cast) => onSubmit(materialRules.cast(cast))}
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
  </FormDialog>
);
