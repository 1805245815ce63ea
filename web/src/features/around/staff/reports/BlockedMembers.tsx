import { RowButton } from '../../../../kit/ui/Button.tsx';
import { DataTable } from '../../../../kit/ui/DataTable.tsx';
import { Moment } from '../../../../kit/ui/Figures.tsx';
import { PagedList } from '../../../../kit/ui/PagedList.tsx';
import { Section } from '../../../../kit/ui/Panel.tsx';
import { usePagedQuery } from '../../../../kit/usePagedQuery.ts';
import { useSubmit } from '../../../../kit/useSubmit.ts';
import { displayName } from '../../../people/accounts/person.ts';
import { CompanyLink } from '../../../people/companies/CompanyName.tsx';
import { BlockedMembersDocument } from './BlockedMembers.generated.ts';
import { UnblockMemberDocument } from './Report.generated.ts';

/** The companies, and people without one, that the viewer or a colleague has blocked; nothing where there are none. */
export const BlockedMembers = () => {
  const { data, status } = usePagedQuery(BlockedMembersDocument, {});
  const { submit, busy } = useSubmit(UnblockMemberDocument, {
    success: 'The member can write to you again.',
    failure: 'Failed to unblock the member. Please try again.',
    refetch: ['BlockedMembers'],
  });
  if (!status.isFailed && !data?.blockedMembers.nodes.length) return null;
  return (
    <Section
      title="Blocked members"
      description="They cannot send messages or inquiries to you or your colleagues, and are not notified."
    >
      <PagedList title="Your blocked members" list={data?.blockedMembers} {...status} empty={null}>
        {(blocks) => (
          <DataTable
            caption="Blocked members"
            items={blocks}
            columns={[
              {
                header: 'Member',
                isTitle: true,
                cell: ({ blocked, company }) =>
                  company ? <CompanyLink user={blocked} company={company} /> : displayName(blocked),
              },
              { header: 'Person', cell: ({ blocked }) => displayName(blocked) },
              { header: 'Blocked', cell: ({ createdAt }) => <Moment at={createdAt} form="ago" /> },
              {
                header: 'Action',
                isAction: true,
                cell: ({ blocked, company }) => (
                  <RowButton
                    of={company?.companyName ?? displayName(blocked)}
                    disabled={busy}
                    onClick={() => void submit({ memberId: blocked.id })}
                  >
                    Unblock
                  </RowButton>
                ),
              },
            ]}
          />
        )}
      </PagedList>
    </Section>
  );
};
