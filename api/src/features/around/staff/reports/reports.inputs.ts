import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { connectionOf, ListArgs } from '../../../../schema/connectionTypes.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { Report, ReportKind, ReportReason, ReportStatus } from './report.entity.ts';

export const ReportConnection = connectionOf(Report);

@ArgsType()
export class ReportListArgs extends ListArgs {
  @Nullable(() => ReportStatus, 'Only reports of this status.') status?: ReportStatus;
}

@InputType({ description: 'A report of a member or of something that a member published or sent to the viewer.' })
export class ReportInput {
  @Field(() => ReportKind, { description: 'What is reported.' }) kind!: ReportKind;
  @Field(() => ID, { description: 'Its id.' }) subjectId!: string;
  @Field(() => ReportReason, { description: 'The reason.' }) reason!: ReportReason;
  @Nullable(() => String, 'At most 2000 characters; needed for the reason `other`.') note?: string | null;
}

@InputType({ description: 'A posting to take off the market.' })
export class TakeOffMarketInput {
  @Field(() => ID, { description: 'An offering or an RFP.' }) postingId!: string;
  @Field({ description: 'The reason, at most 1000 characters; its owner reads it, and the bidders of an RFP.' })
  reason!: string;
}

@InputType({ description: 'What was done about a report.' })
export class HandleReportInput {
  @Field(() => ID, { description: 'The report.' }) reportId!: string;
  @Field({ description: 'At most 2000 characters, for support and admins.' }) note!: string;
}
