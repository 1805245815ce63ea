import { correctionRules, linkRules, priceRules } from 'api/rules/priceAdmin';
import { regions, type Region } from 'api/rules/prices';
import { FormDialog } from '../../kit/forms/FormDialog.tsx';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { date, today } from '../../kit/time.ts';
import { Grid } from '../../kit/ui/Layout.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import { ProductField } from '../../features/postings/ProductField.tsx';
import { regionLabels } from '../../features/prices/labels.ts';
import { AddPriceDocument, CorrectPriceDocument, LinkMaterialDocument } from './AdminPricesScreen.generated.ts';

const refetch = ['CommodityPoints', 'AdminPricesScreen'];
const asSaid = (reason: string) => reason;

type AddPriceDialogProps = { commodityId: string; region: Region; onClose: () => void };

export function AddPriceDialog({ commodityId, region, onClose }: AddPriceDialogProps) {
  const { submit } = useSubmit(AddPriceDocument, { success: 'The price was added.', failure: asSaid, refetch });
  return (
    <FormDialog
      title="Add price"
      description="One price for each region and day."
      initialValues={{ commodityId, region: region as string, day: today(), price: '', source: '' }}
      schema={priceRules}
      action="Add price"
      onSubmit={(input) => submit({ input: { ...input, source: input.source || null } })}
      onClose={onClose}
    >
      <Grid $min="10rem" $gap={4}>
        <SelectField
          name="region"
          label="Region"
          options={regions.map((value) => ({ value, label: regionLabels[value] }))}
        />
        <TextField name="day" label="Day" type="date" />
        <TextField name="price" label="Price" />
      </Grid>
      <TextField name="source" label="Source" hint="If it is not that of the commodity." optional />
    </FormDialog>
  );
}

type CorrectPriceDialogProps = {
  point: { id: string; day: string; price: string; source: string | null };
  onClose: () => void;
};

export function CorrectPriceDialog({ point, onClose }: CorrectPriceDialogProps) {
  const { submit } = useSubmit(CorrectPriceDocument, { success: 'The price was corrected.', failure: asSaid, refetch });
  return (
    <FormDialog
      title={`Correct the price of ${date(point.day)}`}
      description="What it was stays in the list of corrections. Leave the price blank to remove it."
      initialValues={{ priceId: point.id, price: point.price, source: point.source ?? '', reason: '' }}
      schema={correctionRules}
      action="Save"
      onSubmit={(input) => submit({ input: { ...input, price: input.price || null, source: input.source || null } })}
      onClose={onClose}
    >
      <TextField name="price" label="Price" optional />
      <TextField name="source" label="Source" optional />
      <TextField name="reason" label="Reason" />
    </FormDialog>
  );
}

type LinkMaterialDialogProps = { commodityId: string; name: string; onClose: () => void };

export function LinkMaterialDialog({ commodityId, name, onClose }: LinkMaterialDialogProps) {
  const { submit } = useSubmit(LinkMaterialDocument, { success: 'The material was linked.', failure: asSaid, refetch });
  return (
    <FormDialog
      title={`Link a material to ${name}`}
      description="Its offers are compared with this price from now on. A material has one commodity."
      initialValues={{ productId: '' }}
      schema={linkRules}
      action="Link"
      onSubmit={({ productId }) => submit({ productId, commodityId })}
      onClose={onClose}
    >
      <ProductField name="productId" label="Material" />
    </FormDialog>
  );
}
