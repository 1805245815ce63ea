import { commodityRules } from 'api/rules/catalogue/admin';
import { units } from 'api/rules/postings';
import { MutationDialog } from '../../kit/forms/MutationDialog.tsx';
import { asOptions, SelectField } from '../../kit/forms/SelectField.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { Grid } from '../../kit/ui/Layout.tsx';
import { SaveCommodityDocument, type ManagedCommodityFragment } from './AdminPricesScreen.generated.ts';

/** Adds a commodity, or edits one. */
export const CommodityDialog = ({
  commodity,
  onClose,
}: {
  commodity?: ManagedCommodityFragment;
  onClose: () => void;
}) => (
  <MutationDialog
    title={commodity ? `Edit ${commodity.name}` : 'Add commodity'}
    description="It appears in the price index with its first price."
    action="Save"
    success="The commodity was saved."
    initialValues={{
      name: commodity?.name ?? '',
      symbol: commodity?.symbol ?? '',
      unit: commodity?.unit ?? 'MT',
      currency: commodity?.currency ?? 'USD',
      source: commodity?.source ?? '',
    }}
    schema={commodityRules}
    document={SaveCommodityDocument}
    variables={(input) => ({ id: commodity?.id, input })}
    refetch={['AdminPricesScreen', 'CommodityPoints']}
    onClose={onClose}
  >
    <TextField name="name" label="Name" />
    <Grid $min="8rem" $gap={4}>
      <TextField name="symbol" label="Symbol" placeholder="UREA-ME" />
      <SelectField name="unit" label="US dollars per" options={asOptions(units)} />
    </Grid>
    <TextField name="source" label="Source" hint="Members read it in the price index." />
  </MutationDialog>
);
