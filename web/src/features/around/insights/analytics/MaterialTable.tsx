import { DataTable } from '../../../../kit/ui/DataTable.tsx';
import { Money } from '../../../../kit/ui/Figures.tsx';
import { TextLink } from '../../../../kit/ui/Text.tsx';
import { paths } from '../../../../paths.ts';
import type { MaterialTableFragment } from './MaterialTable.generated.ts';
import { sideLabels, type Side } from './sideLabels.ts';

type MaterialTableProps = { materials: readonly MaterialTableFragment[]; side: Side };

/** The most traded materials. */
export const MaterialTable = ({ materials, side }: MaterialTableProps) => (
  <DataTable
    caption={sideLabels[side].materials}
    items={materials}
    itemKey={({ productId }) => productId}
    columns={[
      {
        header: 'Material',
        isTitle: true,
        cell: ({ productId, name }) => <TextLink to={paths.product(productId)}>{name}</TextLink>,
      },
      { header: 'Orders', numeric: true, cell: ({ orders }) => orders.toLocaleString('en-US') },
      { header: sideLabels[side].money, numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
    ]}
  />
);
