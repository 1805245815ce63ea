import { useId } from 'react';
import { Input, Name } from './Control.tsx';
import { Stack } from './Layout.tsx';

/** The largest file that the server accepts. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
export const FILE_TOO_LARGE = 'The file can have at most 5 MiB.';

/** Chooses a CSV file. The same file can be chosen again after it was corrected. */
export const CsvFileInput = ({ disabled, onChoose }: { disabled: boolean; onChoose: (file: File) => void }) => {
  const id = useId();
  return (
    <Stack $gap={1}>
      <Name htmlFor={id}>CSV file</Name>
      <Input
        id={id}
        type="file"
        accept=".csv,text/csv"
        disabled={disabled}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          event.target.value = '';
        }}
      />
    </Stack>
  );
};
