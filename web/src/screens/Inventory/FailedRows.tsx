import { useQuery } from '@apollo/client/react';
import { columnOf, fileFields } from 'api/rules/postings';
import { useState } from 'react';
import { download } from '../../kit/download.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Name, Select } from '../../kit/ui/Control.tsx';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { FailedRowsDocument, NearestMaterialsDocument, type FailedRowsQuery } from './FailedRows.generated.ts';
import { SetFileLayoutDocument } from './FileColumns.generated.ts';

/** More are easier to correct in the file. */
const MAX_CHOICES = 20;

type Given = Record<string, string>;
type Problem = NonNullable<FailedRowsQuery['offeringImport']>['problems'][number];

const rowsOf = (problems: readonly Problem[]): { given: Given; reasons: Problem[] }[] =>
  [...new Set(problems.map(({ row }) => row))].map((number) => {
    const reasons = problems.filter(({ row }) => row === number);
    return { given: JSON.parse(reasons.find(({ given }) => given !== null)?.given ?? '{}') as Given, reasons };
  });

/** As the server writes files: cells are never formulas. */
const quoted = (cell: string): string => `"${cell.replace(/^'*[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

const fileOf = (rows: ReturnType<typeof rowsOf>): string => {
  const fields = fileFields.filter((field) => rows.some(({ given }) => field in given));
  const lines = rows.map(({ given, reasons }) => [
    ...fields.map((field) => String(given[field] ?? '')),
    reasons.map(({ message }) => message).join(' '),
  ]);
  return [[...fields.map(columnOf), 'problems'], ...lines].map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
};

type FailedRowsProps = {
  id: string;
  /** The header of the file, if it is there to be read again. */
  header: string[] | undefined;
  onChosen: () => void;
};

/** Gives the rows with problems back as a file, and offers the nearest materials for those that were not found. */
export const FailedRows = ({ id, header, onChosen }: FailedRowsProps) => {
  const { data } = useQuery(FailedRowsDocument, { variables: { id }, fetchPolicy: 'no-cache' });
  const [names, setNames] = useState<Record<string, string>>({});
  const { submit, busy } = useSubmit(SetFileLayoutDocument);
  const rows = rowsOf(data?.offeringImport?.problems ?? []);
  const unknown = rows.flatMap(({ given, reasons }) =>
    given['material'] && reasons.some(({ column }) => column === 'material') ? [given['material']] : [],
  );
  const chosen = Object.entries(names).filter(([, name]) => name !== '');
  const save = async () => {
    const materials = chosen.map(([written, name]) => ({ written, name }));
    const result = await submit({ input: { header: header ?? [], materials } });
    if (result.ok) onChosen();
  };
  return (
    <Stack $gap={3}>
      <Row>
        <Button
          variant="secondary"
          size="small"
          disabled={rows.length === 0}
          onClick={() => download('rows-with-problems.csv', `\uFEFF${fileOf(rows)}`)}
        >
          Download the rows with problems
        </Button>
      </Row>
      {header &&
        [...new Set(unknown)]
          .slice(0, MAX_CHOICES)
          .map((written) => (
            <NearestMaterial
              key={written}
              written={written}
              name={names[written] ?? ''}
              onChoose={(name) => setNames({ ...names, [written]: name })}
            />
          ))}
      {chosen.length > 0 && (
        <Row>
          <Button disabled={busy} onClick={() => void save()}>
            Use these materials
          </Button>
        </Row>
      )}
    </Stack>
  );
};

type NearestProps = { written: string; name: string; onChoose: (name: string) => void };

const NearestMaterial = ({ written, name, onChoose }: NearestProps) => {
  const { data } = useQuery(NearestMaterialsDocument, { variables: { search: written.slice(0, 200) } });
  const found = data?.products.nodes ?? [];
  if (found.length === 0) return null;
  return (
    <Stack $gap={1}>
      <Name htmlFor={`material ${written}`}>Material for “{written}”</Name>
      <Select
        id={`material ${written}`}
        value={name}
        placeholder="Choose the nearest"
        options={found.map((each) => ({ value: each.name, label: each.name }))}
        onChange={onChoose}
      />
    </Stack>
  );
};
