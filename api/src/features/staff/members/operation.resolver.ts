import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { notFound } from '../../../common/errors.ts';
import { failedJobs, retryJob } from '../../../jobs/failedJobs.ts';
import type { Context } from '../../../schema/context.ts';
import { Scope } from '../../../schema/scope.ts';
import { transact } from '../../../writing/transact.ts';
import { originOf, recordAudit } from '../../../writing/audit/record.ts';
import { FailedJobEntry, Setting } from './operation.type.ts';

const MAX_SHOWN = 300;

/** Errors of mail servers often repeat the recipient. */
const withoutAddresses = (error: string): string => error.replace(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, '(address)');

@Authorized('admin')
@Resolver()
export class OperationResolver {
  @Scope('staff')
  @Query(() => [FailedJobEntry], { description: 'The latest 100 jobs that failed for good; for admins.' })
  async failedJobs(@Ctx() ctx: Context): Promise<FailedJobEntry[]> {
    return (await failedJobs(ctx.em)).map((job) => ({
      ...job,
      createdAt: new Date(job.createdAt),
      failedAt: new Date(job.failedAt),
      lastError: job.lastError && withoutAddresses(job.lastError).slice(0, MAX_SHOWN),
    }));
  }

  @Scope('staff')
  @Mutation(() => Boolean, {
    description: 'Runs a failed job again, with all its attempts; true, or an error if there is none; for admins.',
  })
  async retryJob(
    @Arg('id', () => ID, { description: 'Id of the job.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    await transact(ctx.em, async (em) => {
      if (!(await retryJob(em, id))) throw notFound('Failed job');
      await recordAudit(em, { ...originOf(ctx), kind: 'job_retried', subjectId: id });
    });
    return true;
  }

  @Scope('staff')
  @Query(() => [Setting], { description: 'The settings of the server that answers, without secrets; for admins.' })
  settingsInForce(@Ctx() ctx: Context): readonly Setting[] {
    return ctx.services.settingsInForce;
  }
}
