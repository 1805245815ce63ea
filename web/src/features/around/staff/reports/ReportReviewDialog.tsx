import { handlingRules, kindLabels } from 'api/rules/staff/reports';
import { styled } from 'styled-components';
import { fullName } from '../../../people/accounts/person.ts';
import { Form } from '../../../../kit/forms/Form.tsx';
import { TextArea } from '../../../../kit/forms/TextField.tsx';
import { LinkButton } from '../../../../kit/ui/Button.tsx';
import { Dialog, DialogActions } from '../../../../kit/ui/Dialog.tsx';
import { Moment } from '../../../../kit/ui/Figures.tsx';
import { KeyValueList, type KeyValues } from '../../../../kit/ui/KeyValueList.tsx';
import { Stack } from '../../../../kit/ui/Layout.tsx';
import { Heading, SmallText, Text, TextLink } from '../../../../kit/ui/Text.tsx';
import { useSubmit } from '../../../../kit/useSubmit.ts';
import { recordAt, withQuery } from '../../../../paths.ts';
import { color, space } from '../../../../theme.ts';
import { useSession } from '../../../people/accounts/SessionProvider.tsx';
import { CompanyLink } from '../../../people/companies/CompanyName.tsx';
import { HandleReportDocument, type ReportReviewFragment } from './ReportReview.generated.ts';
import { reasonLabels, TAKE_OFF } from './reportLabels.ts';

type ReportReviewDialogProps = { report: ReportReviewFragment; refetch: string[]; onClose: () => void };

/** A report: what was reported, by whom, and the note of support. */
export const ReportReviewDialog = ({ report, refetch, onClose }: ReportReviewDialogProps) => (
  <Dialog onClose={onClose} title={report.title} description="As it was when it was first reported." wide>
    <Stack $gap={6}>
      <KeyValueList dense items={linesOf(report)} />
      {report.content && <Content>{report.content}</Content>}
      <Stack $gap={2}>
        <Heading>Reported by</Heading>
        <Stack as="ul" $gap={3}>
          {report.entries.map(({ id, createdAt, reason, note, reporter }) => (
            <li key={id}>
              <Text $size="strong">{reasonLabels[reason]}</Text>
              <SmallText>
                {fullName(reporter)}, {reporter.companyName}, <Moment at={createdAt} form="dateTime" />
              </SmallText>
              {note && <Text style={{ whiteSpace: 'pre-line' }}>{note}</Text>}
            </li>
          ))}
        </Stack>
      </Stack>
      {report.status === 'open' && <HandlingForm report={report} refetch={refetch} onDone={onClose} />}
    </Stack>
  </Dialog>
);

const memberPath = recordAt('AdminMember');

const linesOf = (report: ReportReviewFragment): KeyValues => {
  const { kind, link, member, createdAt, handledAt, handledBy, handlingNote } = report;
  return [
    { label: 'Kind', value: link ? <TextLink to={link}>{kindLabels[kind]}</TextLink> : kindLabels[kind] },
    {
      label: 'Member',
      value: (
        <>
          <TextLink to={memberPath(member.id)}>{fullName(member)}</TextLink>,{' '}
          <CompanyLink user={member} company={member.companyProfile} />
        </>
      ),
    },
    { label: 'First reported', value: <Moment at={createdAt} form="dateTime" /> },
    handledAt !== null && { label: 'Handled', value: <Moment at={handledAt} form="dateTime" /> },
    handledBy !== null && { label: 'Handled by', value: fullName(handledBy) },
    handlingNote !== null && { label: 'Note', value: handlingNote },
  ];
};

type HandlingFormProps = { report: ReportReviewFragment; refetch: string[]; onDone: () => void };

const HandlingForm = ({ report, refetch, onDone }: HandlingFormProps) => {
  const isAdmin = useSession().user?.role === 'admin';
  const { submit, busy } = useSubmit(HandleReportDocument, {
    success: 'The report has been handled.',
    refetch,
  });

  const handleSubmit = async (input: { reportId: string; note: string }) => {
    const result = await submit({ input });
    if (result.ok) onDone();
    return result;
  };

  return (
    <Form initialValues={{ reportId: report.id, note: '' }} schema={handlingRules} onSubmit={handleSubmit}>
      <TextArea name="note" label="What was done" rows={3} hint="Only support and admins read it." />
      <DialogActions
        busy={busy}
        busyText="Saving..."
        before={
          isAdmin &&
          report.link &&
          ['offering', 'rfp'].includes(report.kind) && (
            <LinkButton variant="secondary" to={withQuery(report.link, { act: TAKE_OFF })}>
              Take off the market
            </LinkButton>
          )
        }
      >
        Mark as handled
      </DialogActions>
    </Form>
  );
};

const Content = styled.blockquote`
  max-height: 16rem;
  padding: ${space(4)};
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-line;
  background: ${color.sunken};
`;
