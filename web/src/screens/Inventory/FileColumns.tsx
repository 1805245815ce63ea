import { columnOf, fileFields, units } from 'api/rules/postings';
import { settledByColumn } from 'api/rules/values/readNumber';
import { useState } from 'react';
import { useSubmit } from '../../kit/useSubmit.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Input, Name, Select } from '../../kit/ui/Control.tsx';
import { Grid, Row, Stack } from '../../kit/ui/Layout.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import type { FileColumnInput } from '../../schemaTypes.generated.ts';
import { SetFileLayoutDocument } from './FileColumns.generated.ts';

export type FileLayout = {
  columns: { name: string; example: string; field: string | null }[];
  unclear: string | null;
};

/** The choice of a value for every row. */
const EVERY_ROW = '\u0000';
const required = ['title', 'description', 'quantity', 'unit', 'price'];

/** True if rows miss what no column of the file has. */
export const lacksColumns = (layout: FileLayout | undefined, problems: readonly { column: string | null }[]): boolean =>
  layout !== undefined &&
  problems.some(({ column }) => {
    const missing = required.find((field) => field === column);
    return missing !== undefined && layout.columns.every(({ field }) => field !== missing);
  });

/** Ids are ours in our own files only. */
const fieldsOf = ({ columns }: FileLayout) =>
  fileFields.filter((field) => field !== 'productId' && (field !== 'id' || columns.every((column) => column.field)));

export const labelOf = (field: string): string => {
  const words = columnOf(field).replaceAll('_', ' ');
  return field === 'sku' ? 'SKU' : words.replace(/^./, (first) => first.toUpperCase());
};

/** What is known; a list without titles or descriptions has the name of the material there. */
const knownIn = ({ columns }: FileLayout): Record<string, string> => {
  const known = Object.fromEntries(columns.toReversed().flatMap(({ name, field }) => (field ? [[field, name]] : [])));
  const title = known['title'] ?? known['material'];
  const description = known['description'] ?? title;
  return { ...known, ...(title !== undefined && { title }), ...(description !== undefined && { description }) };
};

/** Asks once what the columns of a file are, and what a number means that can be read in two ways. */
export const FileColumns = ({ layout, onSaved }: { layout: FileLayout; onSaved: () => void }) => {
  const [chosen, setChosen] = useState(() => knownIn(layout));
  const [values, setValues] = useState<Record<string, string>>({});
  const [decimalSign, setDecimalSign] = useState('');
  const { submit, busy } = useSubmit(SetFileLayoutDocument);
  const { unclear } = layout;
  const columns = layout.columns.map(({ name, example }) => ({
    value: name,
    label: example === '' ? name : `${name} (${example.slice(0, 30)})`,
  }));
  const fields = fieldsOf(layout);
  const save = async () => {
    const read = fields.flatMap((field): FileColumnInput[] => {
      const column = chosen[field] ?? '';
      if (column === '') return [];
      return column === EVERY_ROW ? [{ field, value: values[field] ?? '' }] : [{ field, column }];
    });
    const header = layout.columns.map(({ name }) => name);
    const result = await submit({ input: { header, columns: read, decimalSign: decimalSign || null } });
    if (result.ok) onSaved();
  };
  return (
    <Stack $gap={4} role="group" aria-label="Columns of the file">
      <Text>Say once where the fields of your offerings are. Other columns are left out.</Text>
      {unclear !== null && (
        <Select
          aria-label={`${unclear} means`}
          value={decimalSign}
          placeholder={`What does ${unclear} mean?`}
          options={[',', '.'].map((sign) => ({
            value: sign,
            label: `${unclear} means ${Number(settledByColumn([unclear, `0${sign}5`])[0])}`,
          }))}
          onChange={setDecimalSign}
        />
      )}
      <Grid $min="16rem">
        {fields.map((field) => (
          <Stack key={field} $gap={1}>
            <Name htmlFor={`column-${field}`}>
              {labelOf(field)}
              {required.includes(field) && ' (new offerings need it)'}
            </Name>
            <Select
              id={`column-${field}`}
              value={chosen[field] ?? ''}
              placeholder="Not in the file"
              options={[...columns, { value: EVERY_ROW, label: 'The same for every row' }]}
              onChange={(column) => setChosen({ ...chosen, [field]: column })}
            />
            {chosen[field] === EVERY_ROW && (
              <Input
                aria-label={`${labelOf(field)} of every row`}
                placeholder={field === 'unit' ? units.join(', ') : undefined}
                value={values[field] ?? ''}
                onChange={(event) => setValues({ ...values, [field]: event.target.value })}
              />
            )}
          </Stack>
        ))}
      </Grid>
      <Row>
        <Button disabled={busy || (unclear !== null && decimalSign === '')} onClick={() => void save()}>
          Read the file like this
        </Button>
      </Row>
    </Stack>
  );
};
