import { kindLabels } from 'api/rules/staff/reports';
import { reasonLabels } from '../../features/around/staff/reports/reportLabels.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';
import { useDialogParam } from '../../kit/navigation/useDialogParams.ts';
import { RowButton } from '../../kit/ui/Button.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import type { AdminReportsScreenQuery } from './AdminReportsScreen.generated.ts';

const ReportReviewDialog = lazyNamed(
  () => import('../../features/around/staff/reports/ReportReviewDialog.tsx'),
  'ReportReviewDialog',
);

const reloaded = ['AdminReportsScreen'];

type ReportListProps = { reports: readonly AdminReportsScreenQuery['reports']['nodes'][number][] };

/** The reports of a tab; the one under review is stored in the URL. */
export const ReportList = ({ reports }: ReportListProps) => {
  const [openId, review, close] = useDialogParam('report');
  const report = reports.find(({ id }) => id === openId);
  return (
    <>
      <DataTable
        caption="Reports"
        items={reports}
        columns={[
          { header: 'Reported', isTitle: true, cell: ({ title }) => title },
          { header: 'Kind', cell: ({ kind }) => kindLabels[kind] },
          {
            header: 'Reasons',
            cell: ({ entries }) => [...new Set(entries.map(({ reason }) => reasonLabels[reason]))].join(', '),
          },
          { header: 'Members', numeric: true, cell: ({ entries }) => entries.length },
          { header: 'Since', cell: ({ createdAt }) => <Moment at={createdAt} form="ago" /> },
          {
            header: 'Review',
            isAction: true,
            cell: ({ id, title }) => (
              <RowButton of={title} onClick={() => review(id)}>
                Review
              </RowButton>
            ),
          },
        ]}
      />
      {report && <ReportReviewDialog report={report} refetch={reloaded} onClose={close} />}
    </>
  );
};
