import { useQuery } from '@apollo/client/react';
import { suggestionRules } from 'api/rules/catalogue/suggestions';
import { MutationDialog } from '../../../kit/forms/MutationDialog.tsx';
import { SelectField } from '../../../kit/forms/SelectField.tsx';
import { TextArea, TextField } from '../../../kit/forms/TextField.tsx';
import { Heading, Text, TextLink } from '../../../kit/ui/Text.tsx';
import { Stack } from '../../../kit/ui/Layout.tsx';
import { useCommandKey } from '../../../kit/useCommandKey.ts';
import { paths } from '../../../paths.ts';
import { categoryOptions } from './categoryOptions.ts';
import { useCategories } from './useCategories.ts';
import {
  MySuggestionsDocument,
  SuggestMaterialDocument,
  type MySuggestionsQuery,
} from './SuggestMaterial.generated.ts';

type SuggestMaterialDialogProps = { name?: string; onClose: () => void };

/** A member suggests a material for the catalogue; below the form are earlier suggestions and what became of them. */
export const SuggestMaterialDialog = ({ name = '', onClose }: SuggestMaterialDialogProps) => {
  const keyed = useCommandKey();
  const { categories = [] } = useCategories();
  const { data } = useQuery(MySuggestionsDocument, { fetchPolicy: 'cache-and-network' });
  const earlier = data?.mySuggestions.nodes ?? [];
  return (
    <MutationDialog
      title="Suggest a material"
      description="Tell us what is missing in the catalogue. We check it and send you a message."
      initialValues={{ name, casNumber: '', categoryId: '', note: '' }}
      schema={suggestionRules}
      action="Suggest"
      success="Thank you. You get a message when your suggestion has been decided."
      refetch={['MySuggestions']}
      document={SuggestMaterialDocument}
      variables={(input) => ({ input: keyed(input) })}
      onClose={onClose}
    >
      <TextField name="name" label="Name" />
      <TextField name="casNumber" label="CAS number" placeholder="7664-93-9" optional />
      <SelectField
        name="categoryId"
        label="Category"
        placeholder="I do not know"
        options={categoryOptions(categories)}
        optional
      />
      <TextArea name="note" label="Why you need it" rows={3} />
      {earlier.length > 0 && (
        <Stack $gap={2}>
          <Heading>Your suggestions</Heading>
          <ul>
            {earlier.map((suggestion) => (
              <li key={suggestion.id}>
                <Earlier {...suggestion} />
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </MutationDialog>
  );
};

const words = { pending: 'waiting', accepted: 'accepted', declined: 'declined' };

const Earlier = ({ name, status, reason, product }: MySuggestionsQuery['mySuggestions']['nodes'][number]) => (
  <Text as="span" $size="small">
    {product ? <TextLink to={paths.product(product.id)}>{product.name}</TextLink> : name}: {words[status]}
    {reason && `. ${reason}`}
  </Text>
);
