import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { counted } from '../../../../kit/format.ts';
import { download } from '../../../../kit/download.ts';
import { failureOf } from '../../../../kit/errors.ts';
import { today } from '../../../../kit/time.ts';
import { toast } from '../../../../kit/toasts/store.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Callout } from '../../../../kit/ui/Callout.tsx';
import { Select } from '../../../../kit/ui/Control.tsx';
import { CsvFileInput, FILE_TOO_LARGE, MAX_FILE_BYTES } from '../../../../kit/ui/CsvFileInput.tsx';
import { Row, Stack } from '../../../../kit/ui/Layout.tsx';
import { Section } from '../../../../kit/ui/Panel.tsx';
import { RowProblemTable } from '../../../../kit/ui/RowProblemTable.tsx';
import { Text } from '../../../../kit/ui/Text.tsx';
import type { CatalogueFile } from '../../../../schemaTypes.generated.ts';
import {
  CatalogueFileDocument,
  ImportCatalogueFileDocument,
  type ImportSummaryFragment,
} from './FilePanel.generated.ts';

type FileOption = { value: CatalogueFile; label: string; description: string };

type FilePanelProps = {
  /** What can be chosen; the first is chosen at first. */
  files: readonly [FileOption, ...FileOption[]];
  /** Names of the queries to refetch after an import. */
  refetch: string[];
};

type Checked = { csv: string; name: string; summary: ImportSummaryFragment };

/** Files are larger than other requests, so they have an address of their own. */
const context = { uri: '/graphql/import' };

/** Exports a part of the catalogue as a CSV file, and imports one: it is checked first, then imported with all rows or none. */
export const FilePanel = ({ files, refetch }: FilePanelProps) => {
  const client = useApolloClient();
  const [file, setFile] = useState<FileOption>(files[0]);
  const [checked, setChecked] = useState<Checked>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const run = async (work: () => Promise<void>) => {
    setProblem(undefined);
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      setProblem(failureOf(error).reason);
    } finally {
      setIsBusy(false);
    }
  };

  const importFile = async (csv: string, isDryRun: boolean) => {
    const { data } = await client.mutate({
      mutation: ImportCatalogueFileDocument,
      variables: { file: file.value, input: { csv, isDryRun } },
      context,
      refetchQueries: isDryRun ? [] : refetch,
    });
    if (!data) throw new Error('The server did not answer.');
    return data.importCatalogueFile;
  };

  const exportFile = () =>
    run(async () => {
      const { data } = await client.query({
        query: CatalogueFileDocument,
        variables: { file: file.value },
        fetchPolicy: 'no-cache',
      });
      if (data) download(`${file.value.replaceAll('_', '-')}-${today()}.csv`, data.catalogueFile);
    });

  const check = (chosen: File) =>
    run(async () => {
      setChecked(undefined);
      if (chosen.size > MAX_FILE_BYTES) return setProblem(FILE_TOO_LARGE);
      const csv = await chosen.text();
      setChecked({ csv, name: chosen.name, summary: await importFile(csv, true) });
    });

  const apply = ({ csv, name }: Checked) =>
    run(async () => {
      const summary = await importFile(csv, false);
      setChecked({ csv, name, summary });
      if (summary.problemCount === 0) toast({ title: 'Success', description: `Imported: ${name}.`, tone: 'success' });
    });

  const choose = (value: string) => {
    setFile(files.find((each) => each.value === value) ?? files[0]);
    setChecked(undefined);
    setProblem(undefined);
  };

  return (
    <Section
      title={`File of ${file.label.toLowerCase()}`}
      description={`${file.description} Download the file, change it and import it again. If any row has a problem, nothing is imported.`}
    >
      <Stack $gap={4}>
        {files.length > 1 && (
          <div>
            <Select aria-label="File" value={file.value} onChange={choose} options={files} disabled={isBusy} />
          </div>
        )}
        <CsvFileInput disabled={isBusy} onChoose={(chosen) => void check(chosen)} />
        <Row>
          <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void exportFile()}>
            Download the file
          </Button>
        </Row>
        {isBusy && <Text role="status">Reading the file...</Text>}
        {problem && <Callout tone="error">{problem}</Callout>}
        {checked && !isBusy && <Result {...checked} onApply={() => void apply(checked)} />}
      </Stack>
    </Section>
  );
};

const sentenceOf = ({ rows, added, changed, removed, unchanged }: ImportSummaryFragment) =>
  `${counted(rows, 'row')}: ${added} new, ${changed} changed, ${unchanged} unchanged${removed > 0 ? `, ${removed} removed` : ''}.`;

const Result = ({ name, summary, onApply }: Checked & { onApply: () => void }) => {
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
};
