import { useId, useState, type ReactNode } from 'react';
import { counted } from '../../kit/format.ts';
import { failureOf } from '../../kit/errors.ts';
import { toast } from '../../kit/toasts/store.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { Input, Name } from '../../kit/ui/Control.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { download } from './download.ts';
import type { ImportSummaryFragment } from './ImportPanel.generated.ts';

const MAX_BYTES = 5 * 1024 * 1024;

type ImportPanelProps = {
  title: string;
  description: string;
  /** Runs the import or its dry run. */
  onImport: (input: { csv: string; isDryRun: boolean }) => Promise<ImportSummaryFragment>;
  loadSample: () => Promise<string>;
  sampleName: string;
  sampleLabel?: string;
  /** What is chosen before the file. */
  children?: ReactNode;
};

type Checked = { csv: string; name: string; summary: ImportSummaryFragment };

/** Imports a CSV file: it is checked first, then imported with all rows or none. */
export function ImportPanel({
  title,
  description,
  onImport,
  loadSample,
  sampleName,
  sampleLabel = 'Download sample',
  children,
}: ImportPanelProps) {
  const id = useId();
  const [checked, setChecked] = useState<Checked>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function run(work: () => Promise<void>) {
    setProblem(undefined);
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      setProblem(failureOf(error).reason);
    } finally {
      setIsBusy(false);
    }
  }

  const check = (file: File) =>
    run(async () => {
      setChecked(undefined);
      if (file.size > MAX_BYTES) return setProblem('The file can have at most 5 MiB.');
      const csv = await file.text();
      setChecked({ csv, name: file.name, summary: await onImport({ csv, isDryRun: true }) });
    });

  const apply = ({ csv, name }: Checked) =>
    run(async () => {
      const summary = await onImport({ csv, isDryRun: false });
      setChecked({ csv, name, summary });
      if (summary.problemCount === 0) toast({ title: 'Success', description: `Imported: ${name}.`, tone: 'success' });
    });

  return (
    <Section title={title} description={description}>
      <Stack $gap={4}>
        {children}
        <Stack $gap={1}>
          <Name htmlFor={id}>CSV file</Name>
          <Input
            id={id}
            type="file"
            accept=".csv,text/csv"
            disabled={isBusy}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) void check(file);
              event.target.value = '';
            }}
          />
        </Stack>
        <Row>
          <Button
            variant="secondary"
            size="small"
            onClick={() => void run(async () => download(sampleName, await loadSample()))}
          >
            {sampleLabel}
          </Button>
        </Row>
        {isBusy && <Text role="status">Reading the file...</Text>}
        {problem && <Callout tone="error">{problem}</Callout>}
        {checked && !isBusy && <Result {...checked} onApply={() => void apply(checked)} />}
      </Stack>
    </Section>
  );
}

const sentenceOf = ({ rows, added, changed, removed, unchanged }: ImportSummaryFragment) =>
  `${counted(rows, 'row')}: ${added} new, ${changed} changed, ${unchanged} unchanged${removed > 0 ? `, ${removed} removed` : ''}.`;

function Result({ name, summary, onApply }: Checked & { onApply: () => void }) {
  const { isDryRun, problems, problemCount, newCategories } = summary;
  if (problemCount > 0)
    return (
      <Stack $gap={4}>
        <Callout tone="error" title={`${name}: nothing was imported`}>
          {counted(problemCount, 'problem')}. Please correct the file and choose it again.
        </Callout>
        <DataTable
          caption="Problems"
          items={problems.map((each, at) => ({ ...each, key: String(at) }))}
          itemKey={({ key }) => key}
          columns={[
            { key: 'row', header: 'Row', isTitle: true, cell: ({ row }) => `Row ${row}`, width: '6rem' },
            { key: 'column', header: 'Column', cell: ({ column }) => column ?? 'Whole row', width: '10rem' },
            { key: 'message', header: 'Problem', cell: ({ message }) => message },
          ]}
        />
      </Stack>
    );
  if (!isDryRun)
    return (
      <Callout tone="verified" title={`${name} was imported`}>
        {sentenceOf(summary)}
      </Callout>
    );
  const isNew = summary.added + summary.changed + summary.removed > 0;
  return (
    <Stack $gap={4}>
      <Callout title={`${name} can be imported`}>
        {sentenceOf(summary)} Nothing has been written yet.
        {newCategories.length > 0 && (
          <>
            {' '}
            New categories:
            <ul>
              {newCategories.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </>
        )}
      </Callout>
      <Row>
        <Button disabled={!isNew} onClick={onApply}>
          Import now
        </Button>
      </Row>
    </Stack>
  );
}
