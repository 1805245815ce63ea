import { deselect, type Kind } from '../../features/goods/catalogue/compare/selection.ts';
import { Callout } from '../../kit/ui/Callout.tsx';
import {
  ComparisonTable,
  isDifferent,
  type ComparedColumn,
  type ComparedGroup,
} from '../../kit/ui/ComparisonTable.tsx';
import { Loaded } from '../../kit/ui/Loaded.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { useChangeParams } from '../../kit/ui/useChangeParams.ts';

type ComparisonProps = {
  kind: Kind;
  title: string;
  ids: readonly string[];
  /** Those that exist; undefined while they load. */
  columns: readonly ComparedColumn[] | undefined;
  groups: readonly ComparedGroup[];
  onlyDifferences: boolean;
  query: { error?: Error | undefined; refetch: () => Promise<unknown> };
};

/** Records of one kind side by side, with what is missing. */
export const Comparison = ({ kind, title, ids, columns, groups, onlyDifferences, query }: ComparisonProps) => {
  const change = useChangeParams();
  const missing = columns ? ids.length - columns.length : 0;
  const hasDifferences = groups.some(({ rows }) => rows.some(isDifferent));

  const remove = (id: string) => {
    deselect(kind, id);
    const rest = ids.filter((one) => one !== id).join(',');
    change((params) => (rest ? params.set(kind, rest) : params.delete(kind)));
  };

  return (
    <Section title={title} count={columns?.length}>
      {missing > 0 && (
        <Callout>{missing === 1 ? 'One of them is' : `${missing} of them are`} no longer in the market.</Callout>
      )}
      <Loaded title="The comparison" query={{ ...query, data: columns }}>
        {() => null}
      </Loaded>
      {columns && columns.length > 0 && (
        <>
          {columns.length === 1 && <Callout>Select another one to see what differs.</Callout>}
          {columns.length > 1 && onlyDifferences && !hasDifferences && <Callout>They do not differ.</Callout>}
          <ComparisonTable
            caption={`${title} side by side`}
            columns={columns}
            groups={groups}
            onlyDifferences={onlyDifferences && columns.length > 1}
            onRemove={remove}
          />
        </>
      )}
    </Section>
  );
};
