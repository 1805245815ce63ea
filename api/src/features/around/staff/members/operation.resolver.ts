import { notFound } from '../../../../common/errors.ts';
import { failedJobs, retryJob } from '../../../../jobs/failedJobs.ts';
import { idArgument, mutation, query, rootFields } from '../../../../schema/rootFields.ts';
import { transact } from '../../../../writing/transact.ts';
import { originOf, recordAudit } from '../../../../writing/audit/record.ts';
import { MarketOverview } from './marketOverview.type.ts';
import { FailedJobEntry, Setting } from './operation.type.ts';

const MAX_SHOWN = 300;

/** Errors of mail servers often repeat the recipient. */
const withoutAddresses = (error: string): string => error.replace(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, '(address)');

export const OperationResolver = rootFields('admin', {
  marketOverview: query('staff', {
    cost: 40,
    access: 'support',
    type: () => MarketOverview,
    description: 'Figures of the whole market, for support and admins.',
    read: (ctx, info) => ctx.reader.computed(ctx, info, MarketOverview),
  }),
  failedJobs: query('staff', {
    cost: 5,
    type: () => [FailedJobEntry],
    description: 'The latest 100 jobs that failed for good; for admins.',
    run: async (ctx): Promise<FailedJobEntry[]> =>
      (await failedJobs(ctx.reads)).map((job) => ({
        ...job,
        createdAt: new Date(job.createdAt),
        failedAt: new Date(job.failedAt),
        lastError: job.lastError && withoutAddresses(job.lastError).slice(0, MAX_SHOWN),
      })),
  }),
  retryJob: mutation('staff', {
    cost: 20,
    type: () => Boolean,
    description: 'Runs a failed job again, with all its attempts; true, or an error if there is none; for admins.',
    args: [idArgument('id', 'Id of the job.')],
    run: async (ctx, id) => {
      await transact(ctx.em, async (em) => {
        if (!(await retryJob(em, id))) throw notFound('Failed job');
        await recordAudit(em, { ...originOf(ctx), kind: 'job_retried', subjectId: id });
      });
      return true;
    },
  }),
  settingsInForce: query('staff', {
    cost: 5,
    type: () => [Setting],
    description: 'The settings of the server that answers, without secrets; for admins.',
    run: ({ services }) => services.settingsInForce,
  }),
});
