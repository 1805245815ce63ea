import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space, type } from '../../theme.ts';

export type KeyValue = { label: ReactNode; value: ReactNode; numeric?: boolean };

/** Null or false is left out. */
export type KeyValues = readonly (KeyValue | null | false)[];

type KeyValueListProps = { items: KeyValues; dense?: boolean; stacked?: boolean };

/**
 * Rows with label left, value right and a divider between. `numeric` values are monospaced; `dense` is for cards; `stacked` puts long
 * values below their labels.
 */
export const KeyValueList = ({ items, dense, stacked }: KeyValueListProps) => (
  <List>
    {items.map(
      (item, index) =>
        item && (
          <TextLine key={index} $dense={dense} $stacked={stacked}>
            <dt>{item.label}</dt>
            <Value $numeric={item.numeric}>{item.value}</Value>
          </TextLine>
        ),
    )}
  </List>
);

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const TextLine = styled.div<{ $dense?: boolean; $stacked?: boolean }>`
  display: ${({ $stacked }) => ($stacked ? 'block' : 'grid')};
  grid-template-columns: minmax(6rem, ${({ $dense }) => ($dense ? 'auto' : '14rem')}) minmax(0, 1fr);
  align-items: baseline;
  gap: ${space(4)};
  padding-block: ${({ $dense }) => space($dense ? 1.5 : 2.5)};
  border-bottom: 1px solid ${color.rule};

  &:last-child {
    border-bottom: ${({ $dense }) => ($dense ? 0 : `1px solid ${color.rule}`)};
  }
  & > dt {
    ${({ $dense }) => ($dense ? type.small : type.body)};
    color: ${color.inkSoft};
  }
  & > dd {
    ${({ $dense }) => ($dense ? type.small : type.body)};
    text-align: ${({ $dense, $stacked }) => ($dense && !$stacked ? 'right' : 'left')};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, ${({ $dense }) => ($dense ? 'auto' : '2fr')}) minmax(
        0,
        ${({ $dense }) => ($dense ? '1fr' : '3fr')}
      );
  }
`;

const Value = styled.dd<{ $numeric?: boolean }>`
  && {
    ${({ $numeric }) => $numeric && `${type.data}; text-align: right;`}
  }
`;
