import type { ReactNode } from 'react';
import { VisuallyHidden } from './Layout.tsx';
import { Body, Cell, Frame, Head, HeadCell, Line, Table } from './tableParts.ts';

export type Column<Item> = {
  header: string;
  cell: (item: Item) => ReactNode;
  /** Numbers: monospaced, tabular and right-aligned. */
  numeric?: boolean;
  /** The row's name: its header cell, and the title of its card on phones. */
  isTitle?: boolean;
  width?: string;
  /** Buttons: the header is visually hidden, and they are at the end of the row. */
  isAction?: boolean;
  /** Hidden on phones; not for columns needed to identify a row. */
  isLeftOut?: (item: Item) => boolean;
};

/** A column of texts, which on phones is left out where there is none. */
export const textColumn = <Item,>(header: string, textOf: (item: Item) => string, numeric = false): Column<Item> => ({
  header,
  numeric,
  cell: (item) => textOf(item) || '–',
  isLeftOut: (item) => !textOf(item),
});

type DataTableProps<Item> = {
  caption: string;
  /** On phones a row has two lines: name left, values without labels right. For long lists of numbers. */
  isCompact?: boolean;
  /** False is left out. */
  columns: readonly (Column<Item> | false)[];
  items: readonly Item[];
};

type Keyed<Item> = { itemKey: (item: Item) => string };

/**
 * A dense table; on phones each row becomes a card with labels and values. Items without an id need `itemKey`. The ARIA roles are explicit
 * because browsers drop them when a table gets another `display`.
 */
export function DataTable<Item extends { id: string }>(props: DataTableProps<Item>): ReactNode;
export function DataTable<Item>(props: DataTableProps<Item> & Keyed<Item>): ReactNode;
export function DataTable<Item extends { id?: string }>(props: DataTableProps<Item> & Partial<Keyed<Item>>) {
  const { caption, isCompact, items, itemKey = ({ id }) => id } = props;
  const columns = props.columns.filter((column) => column !== false);
  return (
    <Frame>
      <Table role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <Head role="rowgroup">
          <tr role="row">
            {columns.map(({ header, numeric, width, isAction }) => (
              <HeadCell key={header} role="columnheader" scope="col" $numeric={numeric} style={{ width }}>
                {isAction ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </HeadCell>
            ))}
          </tr>
        </Head>
        <Body role="rowgroup">
          {items.map((item) => (
            <Line key={itemKey(item)} role="row" $isCompact={isCompact}>
              {columns.map(({ header, cell, numeric, isTitle, isAction, isLeftOut }) => (
                <Cell
                  key={header}
                  as={isTitle ? 'th' : 'td'}
                  role={isTitle ? 'rowheader' : 'cell'}
                  scope={isTitle ? 'row' : undefined}
                  data-label={isAction || isCompact ? undefined : header}
                  $numeric={numeric}
                  $isTitle={isTitle}
                  $isAction={isAction}
                  $isLeftOut={isLeftOut?.(item)}
                >
                  {cell(item)}
                </Cell>
              ))}
            </Line>
          ))}
        </Body>
      </Table>
    </Frame>
  );
}
