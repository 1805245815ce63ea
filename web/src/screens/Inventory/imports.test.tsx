import type { MockLink } from '@apollo/client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, renderAs } from '../../../test/renderAs.tsx';
import { dateTime } from '../../kit/time.ts';
import { NearestMaterialsDocument } from './FailedRows.generated.ts';
import { SetFileLayoutDocument } from './FileColumns.generated.ts';
import { ChangedRowsDocument, LatestOfferingImportDocument, OfferingImportDocument } from './ImportDialog.generated.ts';
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
    problems: [
      {
        __typename: 'OfferingImportProblem' as const,
        ...{ row: 7, column: 'price', message: 'Price must be a number.', written: 'x' },
      },
    ],
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
  const state = ({ __typename, id, finishedAt }: typeof running) => ({
    request: { query: ImportUnderWayDocument },
    result: { data: { latestOfferingImport: { __typename, id, finishedAt } } },
  });
  const none: string[] = [];
  const answered = (status: number, text: string) => ({ status, text: () => Promise.resolve(text) });
  const listed = {
    request: { query: ChangedRowsDocument, variables: () => true },
    maxUsageCount: Infinity,
    result: ({ id }: { id: string }) => ({
      data: { offeringImport: { __typename: 'OfferingImport', id, changes: [] } },
    }),
  };
  const open = ({ mocks }: { mocks: MockLink.MockedResponse[] }) =>
    renderAs(member, <ImportDialog refetch={none} onClose={() => undefined} />, { mocks: [...mocks, listed] });

  it('shows an import under way again, until it ends with its problems', async () => {
    await open({ mocks: [latest(running), read(running), read(finished)] });
    expect(await screen.findByText('Importing row 200 of 5000...')).toBeTruthy();
    expect(screen.getByLabelText('Choose a CSV or Excel file')).toHaveProperty('disabled', true);
    expect(await screen.findByText(`Your last file was imported (${dateTime(running.createdAt)})`)).toBeTruthy();
    expect(screen.getByText('Price must be a number.')).toBeTruthy();
    expect(screen.getByLabelText('Choose a CSV or Excel file')).toHaveProperty('disabled', false);
  });

  it('asks for the file of a dry run from before again', async () => {
    await open({ mocks: [latest(isDryRun), read(isDryRun)] });
    expect(await screen.findByText(/To import the file, choose it again\.$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
  });

  it.each([
    ['the connection breaks', () => Promise.reject(new TypeError('fetch failed'))],
    ['a proxy answers', () => Promise.resolve(answered(502, 'Bad gateway'))],
  ])('does not know whether it has started where %s, and looks', async (_what, answer) => {
    const started = { ...isDryRun, id: 'check' };
    const sent = jest.fn<Promise<object>, []>(answer);
    sent.mockResolvedValueOnce(answered(202, JSON.stringify({ id: 'check', layout: null })));
    const { fetch } = globalThis;
    Object.assign(globalThis, { fetch: sent });
    const check = { ...read(started), request: { query: OfferingImportDocument, variables: { id: 'check' } } };
    await open({ mocks: [latest(null), check, latest(running), read(running), read(finished)] });
    await userEvent.upload(screen.getByLabelText('Choose a CSV or Excel file'), new File(['sku\nA-1\n'], 'list.csv'));
    await userEvent.click(await screen.findByRole('button', { name: 'Import 4,999 rows' }));
    expect(await screen.findByText(/^We do not know whether it arrived. Look in your offerings before/)).toBeTruthy();
    expect(await screen.findByText('list.csv was imported')).toBeTruthy();
    expect(sent).toHaveBeenCalledTimes(2);
    Object.assign(globalThis, { fetch });
  });

  it('imports nothing while a material is chosen that the file is not read with yet', async () => {
    const problems = [
      { ...(running.problems[0] as (typeof running.problems)[0]), column: 'material', written: 'Talcum powder' },
      { ...(running.problems[0] as (typeof running.problems)[0]), column: 'material', written: 'Unobtainium' },
    ];
    const checked = { ...isDryRun, added: 1, problems };
    const again = { ...checked, id: 'again', added: 2, problems: [] };
    const check = (each: typeof checked) => ({
      request: { query: OfferingImportDocument, variables: { id: each.id } },
      result: { data: { offeringImport: each } },
    });
    const none = {
      request: { query: NearestMaterialsDocument, variables: { search: 'Unobtainium' } },
      result: { data: { products: { __typename: 'ProductConnection', nodes: [] } } },
    };
    const nearest = {
      request: { query: NearestMaterialsDocument, variables: { search: 'Talcum powder' } },
      result: {
        data: {
          products: { __typename: 'ProductConnection', nodes: [{ __typename: 'Product', id: '1', name: 'Talc' }] },
        },
      },
    };
    const materials = [
      { written: 'Talcum powder', name: 'Talc' },
      { written: 'Unobtainium', name: '' },
    ];
    const saves = {
      request: { query: SetFileLayoutDocument, variables: { input: { header: ['sku'], materials } } },
      result: { data: { setFileLayout: true } },
    };
    const layout = { columns: [{ name: 'sku', example: 'A-1', field: 'sku' }], unclear: null };
    const sent = jest.fn<Promise<object>, [string]>();
    for (const id of ['import', 'again']) sent.mockResolvedValueOnce(answered(202, JSON.stringify({ id, layout })));
    const { fetch } = globalThis;
    Object.assign(globalThis, { fetch: sent });
    await open({ mocks: [latest(null), check(checked), nearest, none, saves, check(again)] });
    await userEvent.upload(screen.getByLabelText('Choose a CSV or Excel file'), new File(['sku\nA-1\n'], 'list.csv'));
    expect(await screen.findByRole('button', { name: 'Import 1 row' })).toBeTruthy();
    await screen.findByRole('option', { name: 'Talc' });
    await userEvent.selectOptions(screen.getByLabelText('Material for “Talcum powder”'), 'Talc');
    await userEvent.selectOptions(screen.getByLabelText('Material for “Unobtainium”'), 'Not in the catalogue');
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Use these materials' }));
    expect(await screen.findByRole('button', { name: 'Import 2 rows' })).toBeTruthy();
    expect(sent.mock.calls.map(([address]) => address)).toEqual(
      ['import', 'again'].map(() => '/api/offerings/import?dryRun=true'),
    );
    Object.assign(globalThis, { fetch });
  });

  it.each([
    ['Farbe', null, false],
    ['Preis (EUR)', 'price', true],
  ])('asks for the columns of a file, and names only other problems (%s)', async (name, field, isNamed) => {
    const layout = { columns: [{ name, example: '', field }], unclear: null };
    const detail = `The file cannot be read. Row 1, column '${name}': …`;
    const refusal = JSON.stringify({ detail, layout, problems: [{ row: 1, column: name, message: '…' }] });
    const { fetch } = globalThis;
    Object.assign(globalThis, { fetch: () => Promise.resolve(answered(400, refusal)) });
    await open({ mocks: [latest(null)] });
    await userEvent.upload(screen.getByLabelText('Choose a CSV or Excel file'), new File(['x\n1\n'], 'list.csv'));
    expect(await screen.findByText(/^Say once where the fields of your offerings are\./)).toBeTruthy();
    expect(screen.queryByText(detail) !== null).toBe(isNamed);
    Object.assign(globalThis, { fetch });
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
