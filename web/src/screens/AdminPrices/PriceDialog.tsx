import { priceRules } from 'api/rules/catalogue/admin';
import { regions, type Region } from 'api/rules/prices';
import { MutationDialog } from '../../kit/forms/MutationDialog.tsx';
import { regionLabels } from '../../features/goods/catalogue/prices/labels.ts';
import { asOptions, SelectField } from '../../kit/forms/SelectField.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { day, today } from '../../kit/time.ts';
import { Grid } from '../../kit/ui/Layout.tsx';
import { SetPriceDocument } from './AdminPricesScreen.generated.ts';

type PriceDialogProps = {
  commodityId: string;
  region: Region;
  /** The price to correct; a new one without. */
  point?: { day: string; price: string; source: string | null };
  refetch: string[];
  onClose: () => void;
};

/** Adds the price of a day, or corrects or removes it. */
export const PriceDialog = ({ commodityId, region, point, ...dialog }: PriceDialogProps) => (
  <MutationDialog
    {...dialog}
    title={point ? `Correct the price of ${day(point.day)}` : 'Add price'}
    description={
      point
        ? 'What it was stays in the list of corrections. Leave the price blank to remove it.'
        : 'One price for each region and day.'
    }
    action={point ? 'Save' : 'Add price'}
    success={point ? 'The price was corrected.' : 'The price was added.'}
    initialValues={{
      commodityId,
      region: region as string,
      day: point?.day ?? today(),
      price: point?.price ?? '',
      source: point?.source ?? '',
      reason: '',
    }}
    schema={priceRules}
    document={SetPriceDocument}
    variables={(input) => ({ input: priceRules.cast(input) })}
  >
    <Grid $min="10rem" $gap={4}>
      {!point && <SelectField name="region" label="Region" options={asOptions(regions, regionLabels)} />}
      {!point && <TextField name="day" label="Day" type="date" />}
      <TextField name="price" label="Price" optional={Boolean(point)} />
    </Grid>
    <TextField name="source" label="Source" hint="If it is not that of the commodity." optional />
    {point && <TextField name="reason" label="Reason" />}
  </MutationDialog>
);
