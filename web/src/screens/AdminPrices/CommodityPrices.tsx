import { useQuery } from '@apollo/client/react';
import { regions, type Region } from 'api/rules/prices';
import { linkRules } from 'api/rules/catalogue/admin';
import { useState } from 'react';
import { MutationDialog } from '../../kit/forms/MutationDialog.tsx';
import { ProductField } from '../../features/goods/postings/ProductField.tsx';
import { asOptions } from '../../kit/forms/SelectField.tsx';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Button, RowButton } from '../../kit/ui/Button.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { Select } from '../../kit/ui/Control.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { ErrorState } from '../../kit/ui/State.tsx';
import { Text, TextLink } from '../../kit/ui/Text.tsx';
import { day } from '../../kit/time.ts';
import { money } from '../../kit/format.ts';
import { paths } from '../../paths.ts';
import { regionLabels } from '../../features/goods/catalogue/prices/labels.ts';
import {
  CommodityPointsDocument,
  LinkMaterialDocument,
  type CommodityPointsQuery,
} from './AdminPricesScreen.generated.ts';
import { CommodityDialog } from './CommodityDialog.tsx';
import { PriceDialog } from './PriceDialog.tsx';

type Commodity = NonNullable<CommodityPointsQuery['managedCommodity']>;
type Point = Commodity['points'][number];
/** A price is corrected, or without a point added. */
type Dialog = 'edit' | 'link' | { point?: Point };

/** A commodity with its prices, corrections and materials. */
export const CommodityPrices = ({ id, onBack }: { id: string; onBack: () => void }) => {
  const [region, setRegion] = useState<Region>('all');
  const [dialog, setDialog] = useState<Dialog>();
  const { data, previousData, error, refetch } = useQuery(CommodityPointsDocument, {
    variables: { id, region },
    fetchPolicy: 'cache-and-network',
  });
  const commodity = (data ?? previousData)?.managedCommodity;
  if (error && !commodity) return <ErrorState title="The prices could not be loaded" onRetry={() => void refetch()} />;
  if (!commodity)
    return (
      <div role="status" aria-label="Loading">
        <Skeleton height="24rem" />
      </div>
    );
  const { name, symbol, unit, currency, source, isDemo, materials, points, corrections } = commodity;
  const close = () => setDialog(undefined);
  const shared = { refetch: ['CommodityPoints', 'AdminPricesScreen'], onClose: close };
  return (
    <Stack $gap={8}>
      <Section
        title={`${name} (${symbol})`}
        description={`${currency} per ${unit}. Source: ${source}.`}
        action={isDemo ? <Badge tone="warning">Demo data</Badge> : undefined}
      >
        <Stack $gap={4}>
          {isDemo && (
            <Callout tone="warning">
              These prices are simulated for the demo market and cannot be changed. Add a commodity of your own.
            </Callout>
          )}
          <Row $gap={2}>
            <Button variant="secondary" size="small" onClick={onBack}>
              All commodities
            </Button>
            {!isDemo && (
              <>
                <Button variant="secondary" size="small" onClick={() => setDialog('edit')}>
                  Edit
                </Button>
                <Button size="small" onClick={() => setDialog({})}>
                  Add price
                </Button>
              </>
            )}
          </Row>
        </Stack>
      </Section>
      <Section title="Prices" description="The latest 100 of the region.">
        <Stack $gap={4}>
          <div>
            <Select
              aria-label="Region"
              value={region}
              onChange={(value) => setRegion(value as Region)}
              options={asOptions(regions, regionLabels)}
            />
          </div>
          {points.length === 0 ? (
            <Text>No prices in this region yet.</Text>
          ) : (
            <PriceTable commodity={commodity} onCorrect={(point) => setDialog({ point })} />
          )}
        </Stack>
      </Section>
      {corrections.length > 0 && (
        <Section title="Corrections">
          <CorrectionTable corrections={corrections} />
        </Section>
      )}
      <LinkedMaterials materials={materials} onLink={() => setDialog('link')} />
      {dialog === 'edit' && <CommodityDialog commodity={commodity} onClose={close} />}
      {typeof dialog === 'object' && <PriceDialog {...shared} {...dialog} commodityId={id} region={region} />}
      {dialog === 'link' && (
        <MutationDialog
          {...shared}
          title={`Link a material to ${name}`}
          description="Its offers are compared with this price from now on. A material has one commodity."
          action="Link"
          success="The material was linked."
          initialValues={{ productId: '' }}
          schema={linkRules}
          document={LinkMaterialDocument}
          variables={({ productId }) => ({ productId, commodityId: id })}
        >
          <ProductField name="productId" label="Material" />
        </MutationDialog>
      )}
    </Stack>
  );
};

type PriceTableProps = { commodity: Commodity; onCorrect: (point: Point) => void };

const PriceTable = ({ commodity: { points, currency, source, isDemo }, onCorrect }: PriceTableProps) => (
  <DataTable
    caption="Prices"
    items={points}
    columns={[
      { header: 'Day', isTitle: true, cell: (point) => day(point.day) },
      { header: 'Price', numeric: true, cell: ({ price }) => `${money(price)} ${currency}` },
      { header: 'Source', cell: (point) => point.source ?? source },
      !isDemo && {
        header: 'Correct',
        isAction: true,
        cell: (point) => (
          <RowButton of={`the price of ${day(point.day)}`} onClick={() => onCorrect(point)}>
            Correct
          </RowButton>
        ),
      },
    ]}
  />
);

const CorrectionTable = ({ corrections }: Pick<Commodity, 'corrections'>) => (
  <DataTable
    caption="Corrections"
    items={corrections}
    columns={[
      { header: 'When', isTitle: true, cell: ({ createdAt }) => <Moment at={createdAt} form="utc" /> },
      { header: 'Price of', cell: (each) => `${day(each.day)}, ${regionLabels[each.region as Region]}` },
      {
        header: 'Change',
        cell: ({ oldPrice, newPrice }) =>
          newPrice === null ? `${money(oldPrice)} removed` : `${money(oldPrice)} to ${money(newPrice)}`,
      },
      { header: 'Reason', cell: ({ reason }) => reason },
    ]}
  />
);

type LinkedMaterialsProps = Pick<Commodity, 'materials'> & { onLink: () => void };

const LinkedMaterials = ({ materials, onLink }: LinkedMaterialsProps) => (
  <Section title="Materials" description="Their offers are compared with the latest price of all regions.">
    <Stack $gap={4}>
      {materials.length > 0 && (
        <ul>
          {materials.map((material) => (
            <li key={material.id}>
              <TextLink to={paths.product(material.id)}>{material.name}</TextLink>
            </li>
          ))}
        </ul>
      )}
      <Row>
        <Button variant="secondary" size="small" onClick={onLink}>
          Link a material
        </Button>
      </Row>
    </Stack>
  </Section>
);
