import { styled } from 'styled-components';
import { RowButton } from '../../../kit/ui/Button.tsx';
import { Checkbox } from '../../../kit/ui/Checkbox.tsx';
import { DataTable } from '../../../kit/ui/DataTable.tsx';
import { Data, Day, Money, Quantity } from '../../../kit/ui/Figures.tsx';
import { Row, Stack, VisuallyHidden } from '../../../kit/ui/Layout.tsx';
import { SmallText, TextLink } from '../../../kit/ui/Text.tsx';
import { paths } from '../../../paths.ts';
import { media, space } from '../../../theme.ts';
import { Traders } from '../../people/companies/TradeButton.tsx';
import { ConfirmPrice } from './ConfirmPrice.tsx';
import type { InventoryTableFragment } from './InventoryTable.generated.ts';
import { isUnconfirmed, PriceMark } from './PriceMark.tsx';
import { OfferingStatus } from './OfferingStatus.tsx';

type InventoryTableProps = {
  offerings: readonly InventoryTableFragment[];
  selected: ReadonlySet<string>;
  /** If the viewer may withdraw them. */
  onSelect: ((id: string, isSelected: boolean) => void) | undefined;
  onEdit: (id: string) => void;
};

/** Own offerings with their results; active ones can be selected and withdrawn together. */
export const InventoryTable = ({ offerings, selected, onSelect, onEdit }: InventoryTableProps) => (
  <DataTable
    caption="My offerings, newest first"
    items={offerings}
    columns={[
      {
        header: 'Offering',
        isTitle: true,
        cell: ({ id, title, sku, status }) => (
          <Row $gap={2} $nowrap>
            {onSelect && status === 'active' ? (
              <Checkbox checked={selected.has(id)} onChange={(event) => onSelect(id, event.target.checked)}>
                <VisuallyHidden>Select {title}</VisuallyHidden>
              </Checkbox>
            ) : (
              <Indent />
            )}
            <Stack $gap={1}>
              <TextLink to={paths.offering(id)}>{title}</TextLink>
              {sku && <SmallText as="span">SKU {sku}</SmallText>}
            </Stack>
          </Row>
        ),
      },
      { header: 'Status', cell: ({ status }) => <OfferingStatus status={status} /> },
      { header: 'Price', numeric: true, cell: (offering) => <Price offering={offering} /> },
      {
        header: 'Available',
        numeric: true,
        cell: ({ quantity, unit }) => <Quantity amount={quantity} unit={unit} />,
      },
      {
        header: 'Available until',
        cell: ({ availableUntil }) => (availableUntil ? <Day of={availableUntil} last="short" /> : 'No end'),
      },
      {
        header: 'Inquiries',
        numeric: true,
        isLeftOut: ({ inquiryCount }) => !inquiryCount,
        cell: ({ inquiryCount }) => <Data>{(inquiryCount ?? 0).toLocaleString('en-US')}</Data>,
      },
      {
        header: 'Orders',
        numeric: true,
        isLeftOut: ({ orders }) => orders.totalCount === 0,
        cell: (offering) => <Orders offering={offering} />,
      },
      {
        header: 'Actions',
        isAction: true,
        cell: ({ id, title, status }) => (
          <Traders>
            <RowButton of={title} onClick={() => onEdit(id)}>
              {status === 'active' ? 'Edit' : 'Relist'}
            </RowButton>
          </Traders>
        ),
      },
    ]}
  />
);

/** An unusual price is marked until its seller confirms it. */
const Price = ({ offering }: { offering: InventoryTableFragment }) => (
  <Prices>
    <Money amount={offering.price} unit={offering.unit} />
    <PriceMark offering={offering} />
    <Traders>{isUnconfirmed(offering) && <ConfirmPrice offering={offering} />}</Traders>
  </Prices>
);

const Prices = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space(1)};
`;

/** As wide as a checkbox, so that the names are aligned. */
const Indent = styled.span`
  flex: none;
  width: 2rem;

  ${media.phone} {
    display: none;
  }
`;

const Orders = ({ offering: { title, orders } }: { offering: InventoryTableFragment }) => {
  const count = orders.totalCount.toLocaleString('en-US');
  if (orders.totalCount === 0) return <Data>{count}</Data>;
  return (
    <TextLink to={paths.ordersOf(title)}>
      {count}
      <VisuallyHidden> orders of {title}</VisuallyHidden>
    </TextLink>
  );
};
