import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSubmit } from '../../kit/useSubmit.ts';
import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { Name, Select } from '../../kit/ui/Control.tsx';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { NearestMaterialsDocument } from './FailedRows.generated.ts';
import { SetFileLayoutDocument } from './FileColumns.generated.ts';
import type { ImportProgressFragment } from './ImportDialog.generated.ts';

/** More are easier to correct in the file. */
const MAX_CHOICES = 20;

type FailedRowsProps = Pick<ImportProgressFragment, 'id' | 'problems'> & {
  /** The header of the file, if it is there to be read again. */
  header: string[] | undefined;
  onChosen: () => void;
};

/** Gives the rows with problems back as a file, and offers the nearest materials for those that were not found. */
export const FailedRows = ({ id, problems, header, onChosen }: FailedRowsProps) => {
  const [names, setNames] = useState<Record<string, string>>({});
  const { submit, busy } = useSubmit(SetFileLayoutDocument);
  const unknown = problems.flatMap(({ column, written }) => (column === 'material' && written ? [written] : []));
  const chosen = Object.entries(names).filter(([, name]) => name !== '');
  const save = async () => {
    const materials = chosen.map(([written, name]) => ({ written, name }));
    const result = await submit({ input: { header: header ?? [], materials } });
    if (result.ok) onChosen();
  };
  return (
    <Stack $gap={3}>
      <Row>
        <LinkButton variant="secondary" size="small" href={`/api/imports/${id}/problems`} download>
          Download the rows with problems
        </LinkButton>
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
