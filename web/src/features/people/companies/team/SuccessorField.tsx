import { object, string } from 'yup';
import { SelectField } from '../../../../kit/forms/SelectField.tsx';
import { displayName } from '../../accounts/person.ts';
import { blankFactors } from '../../accounts/secondFactor/PresentFactors.tsx';
import type { TeamTableFragment } from './TeamTable.generated.ts';

type SuccessorFieldProps = { members: readonly TeamTableFragment[]; of: string };

/** Who takes over from somebody who leaves the company. */
export const SuccessorField = ({ members, of }: SuccessorFieldProps) => (
  <SelectField
    name="successorId"
    label="Who takes over"
    hint="Gets the notices about their postings, bids and orders. All colleagues can act on them."
    options={members
      .filter(({ userId }) => userId !== of)
      .map(({ userId, user }) => ({ value: userId, label: displayName(user) }))}
  />
);

/** The owner takes over unless somebody else is chosen. */
export const successorForm = (members: SuccessorFieldProps['members'], of: string) => ({
  initialValues: {
    ...blankFactors,
    successorId: members.find(({ userId, role }) => role === 'owner' && userId !== of)?.userId ?? '',
  },
  schema: object({ successorId: string().required() }),
});
