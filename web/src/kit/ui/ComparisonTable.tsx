import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space, type } from '../../theme.ts';
import { Badge } from './Badge.tsx';
import { IconButton } from './Button.tsx';
import { VisuallyHidden } from './Layout.tsx';

export type ComparedColumn = { id: string; name: string; head: ReactNode; action?: ReactNode };
export type ComparedRow = {
  key: string;
  label: ReactNode;
  /** One for each column; the text decides whether columns differ. */
  cells: readonly { text: string; shown?: ReactNode; isBest?: boolean }[];
  /** What the best value is called. */
  best?: string;
  isLeftOut?: boolean;
};
export type ComparedGroup = { title: string; rows: readonly ComparedRow[] };

type ComparisonTableProps = {
  caption: string;
  columns: readonly ComparedColumn[];
  groups: readonly ComparedGroup[];
  onlyDifferences: boolean;
  onRemove?: (id: string) => void;
};

export const isDifferent = ({ cells }: ComparedRow): boolean => new Set(cells.map(({ text }) => text)).size > 1;

/**
 * Records side by side, one in each column. The names of the rows stay in place while the rest scrolls, on phones one column at a time. Rows
 * without any value are left out.
 */
export const ComparisonTable = ({ caption, columns, groups, onlyDifferences, onRemove }: ComparisonTableProps) => {
  const shown = groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(
        (row) => !row.isLeftOut && (onlyDifferences ? isDifferent(row) : row.cells.some(({ text }) => text !== '')),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <Scroller role="region" aria-label={caption} tabIndex={0}>
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <RowHead as="td">
              <VisuallyHidden>Property</VisuallyHidden>
            </RowHead>
            {columns.map(({ id, name, head, action }) => (
              <ColumnHead key={id} scope="col">
                <HeadLine>
                  <div>{head}</div>
                  {onRemove && (
                    <IconButton label={`Remove ${name}`} onClick={() => onRemove(id)}>
                      <X size={16} aria-hidden />
                    </IconButton>
                  )}
                </HeadLine>
                {action && <Action>{action}</Action>}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        {shown.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <GroupHead scope="rowgroup" colSpan={columns.length + 1}>
                <span>{title}</span>
              </GroupHead>
            </tr>
            {rows.map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </tbody>
        ))}
      </Table>
    </Scroller>
  );
};

const Row = ({ row: { label, cells, best = 'Lowest' } }: { row: ComparedRow }) => (
  <TextLine>
    <RowHead scope="row">{label}</RowHead>
    {cells.map(({ text, shown, isBest }, column) => (
      <Cell key={column} $isBest={isBest}>
        {text === '' ? <None>–</None> : (shown ?? text)}
        {isBest && <Badge tone="up">{best}</Badge>}
      </Cell>
    ))}
  </TextLine>
);

/** The width of the rows' names on phones. */
const LABELS = '6.5rem';

const Scroller = styled.div`
  overflow-x: auto;
  background: ${color.sheet};
  border-block: 1px solid ${color.ruleStrong};

  ${media.phone} {
    scroll-snap-type: x mandatory;
    scroll-padding-inline-start: ${LABELS};
  }
`;

const Table = styled.table`
  width: 100%;
  border-spacing: 0;
  border-collapse: separate;

  & > caption {
    position: absolute;
  }
  th,
  td {
    min-width: 11rem;
    padding: ${space(2, 3)};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  td {
    ${type.body};
  }
  ${media.phone} {
    th,
    td {
      /* A window's width without the margins of the page, the names of the rows and the edge of the next column. */
      min-width: calc(100vw - ${space(8)} - ${LABELS} - ${space(5)});
      scroll-snap-align: start;
    }
  }
`;

const ColumnHead = styled.th`
  ${type.subheading};
`;

const HeadLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(1)};

  & > button {
    margin: ${space(-2, -2.5, -2, 0)};
  }
`;

const Action = styled.div`
  padding-block: ${space(2, 1)};
`;

const GroupHead = styled.th`
  ${type.label};
  color: ${color.inkFaint};
  background: ${color.paper};
  border-top: 1px solid ${color.rule};

  & > span {
    position: sticky;
    inset-inline-start: ${space(3)};
  }
`;

const RowHead = styled.th`
  ${type.small};
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  width: 12rem;
  background: ${color.sheet};
  color: ${color.inkSoft};
  border-inline-end: 1px solid ${color.rule};

  ${media.phone} {
    &&& {
      min-width: ${LABELS};
      scroll-snap-align: none;
    }
  }
`;

const TextLine = styled.tr`
  & > * {
    border-top: 1px solid ${color.rule};
  }
`;

const Cell = styled.td<{ $isBest?: boolean }>`
  & > * + * {
    margin-inline-start: ${space(2)};
  }
  background: ${({ $isBest }) => ($isBest ? color.upWash : 'none')};
`;

const None = styled.span`
  color: ${color.inkFaint};
`;
