import { declineRules } from 'api/rules/suggestions';
import { useState } from 'react';
import { FormDialog } from '../../kit/forms/FormDialog.tsx';
import { TextArea } from '../../kit/forms/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Select } from '../../kit/ui/Control.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { Row, Stack, Toolbar, VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { PagedTable } from '../../kit/ui/PagedTable.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { paths } from '../../paths.ts';
import {
  AcceptSuggestionDocument,
  DeclineSuggestionDocument,
  MaterialSuggestionsDocument,
  type MaterialSuggestionsQuery,
} from './AdminCatalogueScreen.generated.ts';
import type { ManagedCategory } from './categoryNames.ts';
import { emptyMaterial, MaterialForm } from './MaterialForm.tsx';

type Suggestion = MaterialSuggestionsQuery['materialSuggestions']['nodes'][number];
type Status = Suggestion['status'];

const refetch = ['MaterialSuggestions', 'ManagedMaterials', 'ManagedCategories'];
const statuses = [
  { value: 'pending', label: 'Waiting' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'declined', label: 'Declined' },
];

/** The materials that members miss, for a decision. */
export function Suggestions({ categories }: { categories: readonly ManagedCategory[] }) {
  const [status, setStatus] = useState<Status>('pending');
  const [open, setOpen] = useState<{ suggestion: Suggestion; decision: 'accept' | 'decline' }>();
  const list = usePagedQuery(MaterialSuggestionsDocument, { status });
  const close = () => setOpen(undefined);
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
      <PagedTable
        title="The suggestions"
        noun="suggestions"
        list={list.data?.materialSuggestions}
        {...list.status}
        onMore={(after) => list.more({ after })}
        empty={<EmptyState as="h2" title="No suggestions here" />}
      >
        {(suggestions) => (
          <DataTable
            caption="Suggestions"
            items={suggestions}
            itemKey={({ id }) => id}
            columns={[
              {
                key: 'name',
                header: 'Material',
                isTitle: true,
                cell: ({ name, product }) =>
                  product ? <TextLink to={paths.product(product.id)}>{name}</TextLink> : name,
              },
              { key: 'by', header: 'Suggested by', cell: ({ companyName }) => companyName },
              { key: 'at', header: 'When', cell: ({ createdAt }) => <Moment at={createdAt} form="ago" /> },
              {
                key: 'note',
                header: 'Why',
                cell: ({ note, reason }) => (reason ? `${note} Declined: ${reason}` : note),
              },
              {
                key: 'decide',
                header: 'Decide',
                isAction: true,
                cell: (suggestion) =>
                  suggestion.status === 'pending' && (
                    <Row $gap={2}>
                      <Button size="small" onClick={() => setOpen({ suggestion, decision: 'accept' })}>
                        Accept
                        <VisuallyHidden> {suggestion.name}</VisuallyHidden>
                      </Button>
                      <Button
                        size="small"
                        variant="secondary"
                        onClick={() => setOpen({ suggestion, decision: 'decline' })}
                      >
                        Decline
                        <VisuallyHidden> {suggestion.name}</VisuallyHidden>
                      </Button>
                    </Row>
                  ),
              },
            ]}
          />
        )}
      </PagedTable>
      {open?.decision === 'accept' && (
        <AcceptDialog suggestion={open.suggestion} categories={categories} onClose={close} />
      )}
      {open?.decision === 'decline' && <DeclineDialog suggestion={open.suggestion} onClose={close} />}
    </Stack>
  );
}

type DialogProps = { suggestion: Suggestion; onClose: () => void };

function AcceptDialog({ suggestion, categories, onClose }: DialogProps & { categories: readonly ManagedCategory[] }) {
  const { submit } = useSubmit(AcceptSuggestionDocument, {
    success: 'The material was added, and the member was notified.',
    failure: (reason) => reason,
    refetch,
  });
  const { id, name, casNumber, category } = suggestion;
  return (
    <MaterialForm
      title={`Accept ${name}`}
      description="Check and complete the material. The member gets a message with a link to it."
      action="Add to the catalogue"
      values={{ ...emptyMaterial, name, casNumber: casNumber ?? '', categoryId: category?.id ?? '' }}
      categories={categories}
      onSubmit={(input) => submit({ id, input })}
      onClose={onClose}
    />
  );
}

function DeclineDialog({ suggestion: { id, name }, onClose }: DialogProps) {
  const { submit } = useSubmit(DeclineSuggestionDocument, {
    success: 'Declined. The member was notified.',
    failure: (reason) => reason,
    refetch,
  });
  return (
    <FormDialog
      title={`Decline ${name}`}
      description="The member gets a message with your reason."
      initialValues={{ reason: '' }}
      schema={declineRules}
      action="Decline"
      isDangerous
      onSubmit={({ reason }) => submit({ id, reason })}
      onClose={onClose}
    >
      <TextArea name="reason" label="Reason" rows={3} hint="The member reads it." />
    </FormDialog>
  );
}
