import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { dateTime } from '../../kit/time.ts';
import { FailedRowsDocument } from './FailedRows.generated.ts';
import { LatestOfferingImportDocument, OfferingImportDocument } from './ImportDialog.generated.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { ImportUnderWayDocument } from './ImportNotice.generated.ts';
import { ImportNotice } from './ImportNotice.tsx';

describe('screens/Inventory/imports', () => {
  const running = {
    __typename: 'OfferingImport' as const,
    id: 'import',
    createdAt: '2026-11-20T10:00:00.000Z',
    finishedAt: null as string | null,
    isDryRun: false,
    rows: 5000,
    done: 200,
    added: 199,
    changed: 0,
    unchanged: 0,
    failed: 1,
    problems: [{ __typename: 'ImportProblem' as const, row: 7, column: 'price', message: 'Price must be a number.' }],
  };
  const finished = { ...running, finishedAt: '2026-11-20T10:01:00.000Z', done: 5000, added: 4999 };
  const isDryRun = { ...finished, isDryRun: true };

  const latest = (latestOfferingImport: typeof running | null) => ({
    request: { query: LatestOfferingImportDocument },
    result: { data: { latestOfferingImport } },
  });
  const read = (offeringImport: typeof running) => ({
    request: { query: OfferingImportDocument, variables: { id: 'import' } },
    result: { data: { offeringImport } },
  });
  const rows = {
    request: { query: FailedRowsDocument, variables: { id: 'import' } },
    result: { data: { offeringImport: null } },
  };
  const state = ({ __typename, id, finishedAt }: typeof running) => ({
    request: { query: ImportUnderWayDocument },
    result: { data: { latestOfferingImport: { __typename, id, finishedAt } } },
  });
  const none: string[] = [];
  const open = (mocks: Parameters<typeof renderAs>[2]) =>
    renderAs(member, <ImportDialog refetch={none} onClose={() => undefined} />, mocks);

  it('shows an import under way again, until it ends with its problems', async () => {
    await open({ mocks: [latest(running), read(running), read(finished), rows] });
    expect(await screen.findByText('Importing row 200 of 5000...')).toBeTruthy();
    expect(screen.getByLabelText('Choose a CSV or Excel file')).toHaveProperty('disabled', true);
    expect(await screen.findByText(`Your last file was imported (${dateTime(running.createdAt)})`)).toBeTruthy();
    expect(screen.getByText('Price must be a number.')).toBeTruthy();
    expect(screen.getByLabelText('Choose a CSV or Excel file')).toHaveProperty('disabled', false);
  });

  it('asks for the file of a dry run from before again', async () => {
    await open({ mocks: [latest(isDryRun), read(isDryRun), rows] });
    expect(await screen.findByText(/To import the file, choose it again\.$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
  });

  it('leads back to an import under way', async () => {
    const shown = jest.fn();
    await renderAs(member, <ImportNotice refetch={none} onShow={shown} />, {
      mocks: [state(running), state(finished)],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show progress' }));
    expect(shown).toHaveBeenCalledTimes(1);
  });
});
