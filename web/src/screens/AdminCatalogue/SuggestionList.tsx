import { declineRules } from 'api/rules/catalogue/suggestions';
import { useState } from 'react';
import { MutationDialog } from '../../kit/forms/MutationDialog.tsx';
import { TextArea } from '../../kit/forms/TextField.tsx';
import { RowButton } from '../../kit/ui/Button.tsx';
import { Select } from '../../kit/ui/Control.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { Row, Stack, Toolbar } from '../../kit/ui/Layout.tsx';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { paths } from '../../paths.ts';
import {
  AcceptSuggestionDocument,
  DeclineSuggestionDocument,
  MaterialSuggestionsDocument,
  type MaterialSuggestionsQuery,
} from './AdminCatalogueScreen.generated.ts';
import type { ManagedCategory } from './categoryNames.ts';
import { MaterialDialog } from './MaterialDialog.tsx';

type Suggestion = MaterialSuggestionsQuery['materialSuggestions']['nodes'][number];
type Status = Suggestion['status'];

const refetch = ['MaterialSuggestions', 'ManagedMaterials', 'ManagedCategories'];
const statuses = [
  { value: 'pending', label: 'Waiting' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'declined', label: 'Declined' },
];

/** The materials that members miss, for a decision. */
export const SuggestionList = ({ categories }: { categories: readonly ManagedCategory[] }) => {
  const [status, setStatus] = useState<Status>('pending');
  const [open, setOpen] = useState<{ suggestion: Suggestion; decision: 'accept' | 'decline' }>();
  const list = usePagedQuery(MaterialSuggestionsDocument, { status });
  const shared = { refetch, onClose: () => setOpen(undefined) };
  return (
    <Stack $gap={5}>
      <Toolbar>
        <div>
          <Select
            aria-label="Status"
            value={status}
            onChange={(value) => setStatus(value as Status)}
            options={statuses}
          />
        </div>
      </Toolbar>
      <PagedList
        title="The suggestions"
        noun="suggestions"
        list={list.data?.materialSuggestions}
        {...list.status}
        empty={<EmptyState as="h2" title="No suggestions here" />}
      >
        {(suggestions) => (
          <DataTable
            caption="Suggestions"
            items={suggestions}
            columns={[
              {
                header: 'Material',
                isTitle: true,
                cell: ({ name, product }) =>
                  product ? <TextLink to={paths.product(product.id)}>{name}</TextLink> : name,
              },
              { header: 'Suggested by', cell: ({ companyName }) => companyName },
              { header: 'When', cell: ({ createdAt }) => <Moment at={createdAt} form="ago" /> },
              { header: 'Why', cell: ({ note, reason }) => (reason ? `${note} Declined: ${reason}` : note) },
              {
                header: 'Decide',
                isAction: true,
                cell: (suggestion) =>
                  suggestion.status === 'pending' && (
                    <Row $gap={2}>
                      <RowButton
                        of={suggestion.name}
                        variant="primary"
                        onClick={() => setOpen({ suggestion, decision: 'accept' })}
                      >
                        Accept
                      </RowButton>
                      <RowButton of={suggestion.name} onClick={() => setOpen({ suggestion, decision: 'decline' })}>
                        Decline
                      </RowButton>
                    </Row>
                  ),
              },
            ]}
          />
        )}
      </PagedList>
      {open?.decision === 'accept' && (
        <MaterialDialog
          {...shared}
          title={`Accept ${open.suggestion.name}`}
          description="Check and complete the material. The member gets a message with a link to it."
          action="Add to the catalogue"
          success="The material was added, and the member was notified."
          material={{
            name: open.suggestion.name,
            casNumber: open.suggestion.casNumber,
            categoryId: open.suggestion.category?.id,
          }}
          categories={categories}
          document={AcceptSuggestionDocument}
          variables={(input) => ({ id: open.suggestion.id, input })}
        />
      )}
      {open?.decision === 'decline' && (
        <MutationDialog
          {...shared}
          title={`Decline ${open.suggestion.name}`}
          description="The member gets a message with your reason."
          action="Decline"
          isDangerous
          success="Declined. The member was notified."
          initialValues={{ reason: '' }}
          schema={declineRules}
          document={DeclineSuggestionDocument}
          variables={({ reason }) => ({ id: open.suggestion.id, reason })}
        >
          <TextArea name="reason" label="Reason" rows={3} hint="The member reads it." />
        </MutationDialog>
      )}
    </Stack>
  );
};
