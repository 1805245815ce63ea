import { useApolloClient, useQuery } from '@apollo/client/react';
import { columnOf, fileFields, termList } from 'api/rules/postings';
import { useEffect, useState } from 'react';
import { viewerHeader } from '../../features/people/accounts/otherTabs.ts';
import { NO_PRODUCT } from '../../features/goods/postings/ProductField.tsx';
import { download } from '../../kit/download.ts';
import { counted } from '../../kit/format.ts';
import { dateTime } from '../../kit/time.ts';
import { tellLost } from '../../kit/unanswered.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { CsvFileInput, FILE_TOO_LARGE, MAX_FILE_BYTES } from '../../kit/ui/CsvFileInput.tsx';
import { Dialog, DialogFoot } from '../../kit/ui/Dialog.tsx';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { RowProblemTable } from '../../kit/ui/RowProblemTable.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { ChangedRows } from './ChangedRows.tsx';
import { FailedRows } from './FailedRows.tsx';
import { SetFileLayoutDocument } from './FileColumns.generated.ts';
import { FileColumns, lacksColumns, type FileLayout } from './FileColumns.tsx';
import {
  LatestOfferingImportDocument,
  OfferingImportDocument,
  type ImportProgressFragment,
} from './ImportDialog.generated.ts';

/** The interval between requests of the progress. */
const POLL_MS = 500;

const template = () => {
  const examples = new Map(termList.map(([name, { example }]) => [name, example]));
  const fields = fileFields.filter((field) => field !== 'id');
  const cells = fields.map((field) => examples.get(field) ?? '').map((cell) => (cell === '' ? '' : `"${cell}"`));
  return `${fields.map(columnOf).join(',')}\n${cells.join(',')}\n`;
};

interface Answer {
  id?: string;
  detail?: string;
  layout?: FileLayout | null;
  problems?: { column: string | null }[];
  /** The import may have started. */
  isLost?: boolean;
}

const UNREACHED: Answer = { detail: 'Feedstock cannot be reached. Check your connection.', isLost: true };

/** Whether a file was refused only because nobody has said yet what its columns are. */
const lacksNames = ({ layout, problems }: Answer): boolean =>
  problems?.every(({ column }) => layout?.columns.some(({ name, field }) => name === column && field === null)) ===
  true;

/** Sends the file; returns the id of the import, or why there is none, and how its columns were read. */
const send = async (file: File, isDryRun: boolean): Promise<Answer> => {
  // The server sees by its content whether it is a workbook.
  const response = await fetch(`/api/offerings/import?dryRun=${isDryRun}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', accept: 'application/json', ...viewerHeader() },
    body: file,
  });
  const text = await response.text();
  const answer = text.startsWith('{') ? (JSON.parse(text) as Answer) : { detail: text || response.statusText };
  return { ...answer, isLost: response.status >= 500 };
};

/**
 * Sends a file and follows the progress of its import, or of the last one until a file is chosen. Refetches the named queries once it is
 * imported.
 */
const useOfferingImport = (refetch: string[]) => {
  const client = useApolloClient();
  const [file, setFile] = useState<File>();
  const [sentId, setSentId] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [layout, setLayout] = useState<FileLayout>();
  const [isAsking, setIsAsking] = useState(false);
  const latest = useQuery(LatestOfferingImportDocument, { fetchPolicy: 'network-only' });
  const id = sentId ?? latest.data?.latestOfferingImport?.id ?? '';
  const { data, startPolling, stopPolling } = useQuery(OfferingImportDocument, {
    variables: { id },
    skip: id === '',
    fetchPolicy: 'network-only',
  });
  const progress = [data?.offeringImport, latest.data?.latestOfferingImport].find((each) => each?.id === id);
  const isRunning = isSending || (id !== '' && !progress?.finishedAt);
  const isImported = progress != null && !progress.isDryRun && progress.finishedAt !== null;

  useEffect(() => {
    if (id !== '' && isRunning) startPolling(POLL_MS);
    return stopPolling;
  }, [id, isRunning, startPolling, stopPolling]);

  useEffect(() => {
    if (isImported) void client.refetchQueries({ include: refetch });
  }, [isImported, client, refetch]);

  const run = async (chosen: File, isDryRun: boolean) => {
    setProblem(undefined);
    setIsAsking(false);
    setSentId('');
    setFile(chosen);
    if (chosen.size > MAX_FILE_BYTES) return setProblem(FILE_TOO_LARGE);
    setIsSending(true);
    const answer = await send(chosen, isDryRun).catch(() => UNREACHED);
    setIsSending(false);
    if (answer.isLost && !isDryRun) {
      tellLost('ImportOfferings');
      // If it has started, it is the latest.
      const found = await latest.refetch().catch(() => undefined);
      return setSentId(found?.data?.latestOfferingImport?.id ?? '');
    }
    setLayout(answer.layout ?? undefined);
    setIsAsking(Boolean(answer.layout && (!answer.id || answer.layout.unclear !== null)));
    if (answer.id) setSentId(answer.id);
    else if (!lacksNames(answer)) setProblem(answer.detail);
  };

  return { file, progress, problem, layout, isAsking, setIsAsking, isRunning, isImported, run };
};

/** Imports offerings from a file after a dry run, which shows what would change. */
export const ImportDialog = ({ refetch, onClose }: { refetch: string[]; onClose: () => void }) => {
  const { file, progress, problem, layout, isAsking, setIsAsking, isRunning, isImported, run } =
    useOfferingImport(refetch);
  const isChoosing = isAsking || (!isRunning && progress?.isDryRun === true && lacksColumns(layout, progress.problems));
  const [names, setNames] = useState<Record<string, string>>({});
  const { submit, busy } = useSubmit(SetFileLayoutDocument);
  const chosen = Object.entries(names).filter(([, name]) => name !== '');
  const check = (checked: File) => {
    setNames({});
    void run(checked, true);
  };
  const saveMaterials = async (checked: File) => {
    const materials = chosen.map(([written, name]) => ({ written, name: name === NO_PRODUCT ? '' : name }));
    const result = await submit({ input: { header: layout?.columns.map((column) => column.name) ?? [], materials } });
    if (result.ok) check(checked);
  };
  const rowsToApply = file && progress?.isDryRun && progress.finishedAt ? progress.added + progress.changed : 0;
  return (
    <Dialog
      onClose={onClose}
      title="Import offerings"
      description="A CSV file or an Excel workbook (.xlsx, its first sheet) with a row per offering, found by its SKU or id. A known offering keeps its title, description, unit, location and material. A blank cell removes an optional term, such as the last day, and changes nothing else. In one day, files add up to 10,000 offerings of a verified company, 100 of others, and 10 in their first week."
      wide
    >
      <Stack $gap={4}>
        <CsvFileInput workbooks disabled={isRunning} onChoose={check} />
        <Row>
          <Button variant="secondary" size="small" onClick={() => download('offerings-template.csv', template())}>
            Download template
          </Button>
          {layout && !isChoosing && !isRunning && (
            <Button variant="secondary" size="small" onClick={() => setIsAsking(true)}>
              Choose columns
            </Button>
          )}
        </Row>
        <div role="status">
          {isRunning && (
            <Text>
              {progress
                ? `${progress.isDryRun ? 'Checking' : 'Importing'} row ${progress.done} of ${progress.rows}...`
                : 'Reading the file...'}
            </Text>
          )}
          {progress?.finishedAt && <Outcome progress={progress} name={file?.name} />}
        </div>
        {problem && <Callout tone={isChoosing ? 'plain' : 'error'}>{problem}</Callout>}
        {layout && file && isChoosing && !isRunning && <FileColumns layout={layout} onSaved={() => check(file)} />}
        {progress?.finishedAt && progress.isDryRun && progress.added + progress.changed > 0 && (
          <ChangedRows id={progress.id} all={progress.added + progress.changed} />
        )}
        {progress?.finishedAt && progress.problems.length > 0 && (
          <>
            <FailedRows
              {...progress}
              isChoosing={file !== undefined && layout !== undefined && progress.isDryRun}
              names={names}
              onChoose={setNames}
            />
            <RowProblemTable problems={progress.problems} />
          </>
        )}
      </Stack>
      <DialogFoot>
        <Button variant="secondary" onClick={onClose}>
          {file && isImported ? 'Close' : 'Cancel'}
        </Button>
        {file && chosen.length > 0 && (
          <Button disabled={busy || isRunning} onClick={() => void saveMaterials(file)}>
            Use these materials
          </Button>
        )}
        {!(file && isImported) && chosen.length === 0 && (
          <Button
            disabled={rowsToApply === 0 || isRunning}
            onClick={() => {
              if (file) void run(file, false);
            }}
          >
            {rowsToApply > 0 ? `Import ${counted(rowsToApply, 'row')}` : 'Import'}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
};

/** `name` is absent for an import that was started before the dialog was opened. */
const Outcome = ({ progress, name }: { progress: ImportProgressFragment; name: string | undefined }) => {
  const { createdAt, isDryRun, rows, added, changed, unchanged, failed } = progress;
  const done = isDryRun ? 'checked' : 'imported';
  return (
    <Callout
      tone={isDryRun || failed > 0 ? 'plain' : 'verified'}
      title={name === undefined ? `Your last file was ${done} (${dateTime(createdAt)})` : `${name} was ${done}`}
    >
      {counted(rows, 'row')}: {added} new, {changed} changed, {unchanged} unchanged, {failed} with problems.
      {isDryRun && ' Nothing has been written yet; rows with problems are left out.'}
      {isDryRun && name === undefined && ' To import the file, choose it again.'}
    </Callout>
  );
};
