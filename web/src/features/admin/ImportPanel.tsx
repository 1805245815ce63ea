import { useState, type ReactNode } from 'react';
import { counted } from '../../kit/format.ts';
import { download } from '../../kit/download.ts';
import { failureOf } from '../../kit/errors.ts';
import { toast } from '../../kit/toasts/store.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { CsvFileInput, FILE_TOO_LARGE, MAX_FILE_BYTES } from '../../kit/ui/CsvFileInput.tsx';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { RowProblemTable } from '../../kit/ui/RowProblemTable.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import type { ImportSummaryFragment } from './ImportPanel.generated.ts';

type ImportPanelProps = {
  title: string;
  description: string;
  /** Runs the import or its dry run. */
  onImport: (input: { csv: string; isDryRun: boolean }) => Promise<ImportSummaryFragment>;
  loadSample: () => Promise<string>;
  sampleName: string;
  sampleLabel?: string;
  /** Fields above the file input. */
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
      if (file.size > MAX_FILE_BYTES) return setProblem(FILE_TOO_LARGE);
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
        <CsvFileInput disabled={isBusy} onChoose={(file) => void check(file)} />
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
        <RowProblemTable problems={problems} />
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
