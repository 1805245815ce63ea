import type { ReactNode } from 'react';
import { VisuallyHidden } from './Layout.tsx';
import { Body, Cell, Frame, Head, HeadCell, Line, Table } from './tableParts.ts';

export type Column<Item> = {
  key: string;
  header: string;
  cell: (item: Item) => ReactNode;
  /** Figures: mono, tabular, right-aligned. */
  numeric?: boolean;
  /** The row's name: its header cell, and the title of its card on a phone. */
  isTitle?: boolean;
  width?: string;
  /** Buttons: the header is only said aloud, and they stand at the end of the line. */
  isAction?: boolean;
  /** What a phone leaves out: nothing that a row is told apart by. */
  isLeftOut?: (item: Item) => boolean;
};

type DataTableProps<Item> = {
  caption: string;
  /** On phones a row is two lines high: its name left, its figures without labels right. For long lists of figures. */
  isCompact?: boolean;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  itemKey: (item: Item) => string;
};

/**
 * A dense table; on phones each row becomes a card of label and value. Figures align right. The roles are said aloud,
 * because a browser forgets them when a table is displayed as something else.
 */
export function DataTable<Item>({ caption, isCompact, columns, items, itemKey }: DataTableProps<Item>) {
  return (
    <Frame>
      <Table role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <Head role="rowgroup">
          <tr role="row">
            {columns.map(({ key, header, numeric, width, isAction }) => (
              <HeadCell key={key} role="columnheader" scope="col" $numeric={numeric} style={{ width }}>
                {isAction ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </HeadCell>
            ))}
          </tr>
        </Head>
        <Body role="rowgroup">
          {items.map((item) => (
            <Line key={itemKey(item)} role="row" $isCompact={isCompact}>
              {columns.map(({ key, header, cell, numeric, isTitle, isAction, isLeftOut }) => (
                <Cell
                  key={key}
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
