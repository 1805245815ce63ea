import { commodityRules } from 'api/rules/priceAdmin';
import { units } from 'api/rules/postings';
import { FormDialog } from '../../kit/forms/FormDialog.tsx';
import { asOptions, SelectField } from '../../kit/forms/SelectField.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { Grid } from '../../kit/ui/Layout.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import {
  AddCommodityDocument,
  EditCommodityDocument,
  type ManagedCommodityFragment,
} from './AdminPricesScreen.generated.ts';

const refetch = ['AdminPricesScreen', 'CommodityPoints'];

/** Adds a commodity, or edits one. */
export function CommodityDialog({ commodity, onClose }: { commodity?: ManagedCommodityFragment; onClose: () => void }) {
  const options = { success: 'The commodity was saved.', failure: (reason: string) => reason, refetch };
  const adding = useSubmit(AddCommodityDocument, options);
  const editing = useSubmit(EditCommodityDocument, options);
  return (
    <FormDialog
      title={commodity ? `Edit ${commodity.name}` : 'Add commodity'}
      description="It appears in the price index with its first price."
      initialValues={{
        name: commodity?.name ?? '',
        symbol: commodity?.symbol ?? '',
        unit: commodity?.unit ?? 'MT',
        currency: commodity?.currency ?? 'USD',
        source: commodity?.source ?? '',
      }}
      schema={commodityRules}
      action="Save"
      onSubmit={(input) => (commodity ? editing.submit({ id: commodity.id, input }) : adding.submit({ input }))}
      onClose={onClose}
    >
      <TextField name="name" label="Name" />
      <Grid $min="8rem" $gap={4}>
        <TextField name="symbol" label="Symbol" placeholder="UREA-ME" />
        <SelectField name="unit" label="US dollars per" options={asOptions(units)} />
      </Grid>
      <TextField name="source" label="Source" hint="Members read it in the price index." />
    </FormDialog>
  );
}
