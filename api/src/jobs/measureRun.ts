import { runFor } from '../common/activity.ts';
import type { Metrics } from '../common/metrics.ts';
import { ExpectedFailure } from './expectedFailure.ts';

export type JobMetrics = Pick<Metrics, 'jobDuration' | 'jobFailures' | 'jobLastSuccess'>;

/** Measures a run of a job; its error is rethrown. */
export const measureRun = async (metrics: JobMetrics, job: string, run: () => Promise<unknown>): Promise<void> => {
  const measured = metrics.jobDuration.startTimer({ job });
  try {
    await runFor({ job, operations: [], isOver: false }, run);
    metrics.jobLastSuccess.setToCurrentTime({ job });
  } catch (error) {
    if (!(error instanceof ExpectedFailure)) metrics.jobFailures.inc({ job });
    throw error;
  } finally {
    measured();
  }
};
