import { useQuery } from '@apollo/client/react';
import { useState, type ComponentProps } from 'react';
import { AdminPage } from '../../features/around/staff/admin/AdminPage.tsx';
import { FilePanel } from '../../features/around/staff/admin/FilePanel.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Button, RowButton } from '../../kit/ui/Button.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Loaded } from '../../kit/ui/Loaded.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { SkeletonBlock } from '../../kit/ui/Skeleton.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { day } from '../../kit/time.ts';
import { useParam } from '../../kit/ui/useParam.ts';
import { AdminPricesScreenDocument } from './AdminPricesScreen.generated.ts';

const CommodityDialog = lazyNamed(() => import('./CommodityDialog.tsx'), 'CommodityDialog');
const CommodityPrices = lazyNamed(() => import('./CommodityPrices.tsx'), 'CommodityPrices', <SkeletonBlock />);

const files: ComponentProps<typeof FilePanel>['files'] = [
  {
    value: 'prices',
    label: 'Prices',
    description:
      'A row per price: symbol, region, day, price and source; the latest 5,000 are exported. A price that is there already is corrected, and what it was stays in the list of corrections.',
  },
];

/** The commodities of the price index, their sources and prices. */
export const AdminPricesScreen = () => {
  const query = useQuery(AdminPricesScreenDocument, { fetchPolicy: 'cache-and-network' });
  const [openId, open] = useParam('commodity', '');
  const [isAdding, setIsAdding] = useState(false);
  return (
    <AdminPage
      title="Price sources"
      description="The commodities of the price index, where their prices are from, and the materials whose offers are compared with them."
      actions={!openId && <Button onClick={() => setIsAdding(true)}>Add commodity</Button>}
    >
      <Loaded title="The commodities" query={query}>
        {({ managedCommodities: commodities }) =>
          openId ? (
            <CommodityPrices key={openId} id={openId} onBack={() => open('')} />
          ) : (
            <Stack $gap={8}>
              {commodities.length === 0 ? (
                <EmptyState as="h2" title="No commodities yet" text="Add one, then its prices." />
              ) : (
                <DataTable
                  caption="Commodities"
                  items={commodities}
                  columns={[
                    { header: 'Commodity', isTitle: true, cell: ({ name, symbol }) => `${name} (${symbol})` },
                    { header: 'Per', cell: ({ currency, unit }) => `${currency} / ${unit}` },
                    {
                      header: 'Source',
                      cell: ({ source, isDemo }) => (isDemo ? <Badge tone="warning">Demo data</Badge> : source),
                    },
                    { header: 'Latest price', cell: ({ latestDay }) => (latestDay ? day(latestDay) : 'None') },
                    {
                      header: 'Prices',
                      numeric: true,
                      cell: ({ pointCount }) => pointCount?.toLocaleString('en-US'),
                    },
                    {
                      header: 'Open',
                      isAction: true,
                      cell: ({ id, name }) => (
                        <RowButton of={name} onClick={() => open(id)}>
                          Open
                        </RowButton>
                      ),
                    },
                  ]}
                />
              )}
              <FilePanel files={files} refetch={['AdminPricesScreen']} />
            </Stack>
          )
        }
      </Loaded>
      {isAdding && <CommodityDialog onClose={() => setIsAdding(false)} />}
    </AdminPage>
  );
};
