import { useQuery } from '@apollo/client/react';
import { NOT_LISTED } from '../../features/goods/postings/ProductField.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Name, Select } from '../../kit/ui/Control.tsx';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { NearestMaterialsDocument } from './FailedRows.generated.ts';
import type { ImportProgressFragment } from './ImportDialog.generated.ts';

/** More are easier to correct in the file. */
const MAX_CHOICES = 20;

type FailedRowsProps = Pick<ImportProgressFragment, 'id' | 'problems'> & {
  /** The file is there to be read again. */
  isChoosing: boolean;
  /** The chosen materials, by what is written in the file. */
  names: Record<string, string>;
  onChoose: (names: Record<string, string>) => void;
};

/** Gives the rows with problems back as a file, and offers the nearest materials for those that were not found. */
export const FailedRows = ({ id, problems, isChoosing, names, onChoose }: FailedRowsProps) => {
  const unknown = problems.flatMap(({ column, written }) => (column === 'material' && written ? [written] : []));
  return (
    <Stack $gap={3}>
      <Row>
        <LinkButton variant="secondary" size="small" href={`/api/imports/${id}/problems`} download>
          Download the rows with problems
        </LinkButton>
      </Row>
      {isChoosing &&
        [...new Set(unknown)]
          .slice(0, MAX_CHOICES)
          .map((written) => (
            <NearestMaterial
              key={written}
              written={written}
              name={names[written] ?? ''}
              onChoose={(name) => onChoose({ ...names, [written]: name })}
            />
          ))}
    </Stack>
  );
};

type NearestProps = { written: string; name: string; onChoose: (name: string) => void };

const NearestMaterial = ({ written, name, onChoose }: NearestProps) => {
  const { data } = useQuery(NearestMaterialsDocument, { variables: { search: written.slice(0, 200) } });
  const found = data?.products.nodes ?? [];
  return (
    <Stack $gap={1}>
      <Name htmlFor={`material ${written}`}>Material for “{written}”</Name>
      <Select
        id={`material ${written}`}
        value={name}
        placeholder="Choose the nearest"
        options={[...found.map((each) => ({ value: each.name, label: each.name })), NOT_LISTED]}
        onChange={onChoose}
      />
    </Stack>
  );
};
