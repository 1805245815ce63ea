import { useState } from 'react';
import { ProductField } from '../../features/postings/ProductField.tsx';
import { searchArgument } from '../../kit/searchArgument.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Select } from '../../kit/ui/Control.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { CasNumber } from '../../kit/ui/Figures.tsx';
import { Stack, Toolbar } from '../../kit/ui/Layout.tsx';
import { PagedTable } from '../../kit/ui/PagedTable.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { paths } from '../../paths.ts';
import {
  ManagedMaterialsDocument,
  MergeMaterialsDocument,
  SetMaterialHiddenDocument,
  type ManagedMaterialFragment,
} from './AdminCatalogueScreen.generated.ts';
import type { ManagedCategory } from './categoryNames.ts';
import { EntryActions, type EntryAction } from './EntryActions.tsx';
import { HideDialog, MergeDialog } from './EntryDialogs.tsx';
import { EditMaterialDialog, AddMaterialDialog } from './MaterialDialogs.tsx';
import { VisibilityBadge } from './VisibilityBadge.tsx';

const refetch = ['ManagedMaterials', 'ManagedCategories'];
const states = [
  { value: '', label: 'All' },
  { value: 'shown', label: 'Not hidden' },
  { value: 'hidden', label: 'Hidden' },
];

type Open = { material: ManagedMaterialFragment; action: EntryAction };

/** The materials, hidden ones included, with their actions. */
export function Materials({ categories }: { categories: readonly ManagedCategory[] }) {
  const [typed, setTyped, search] = useTypedParam('q');
  const [state, setState] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const [open, setOpen] = useState<Open>();
  const { data, status, more } = usePagedQuery(ManagedMaterialsDocument, {
    search: searchArgument(search),
    isHidden: state === '' ? undefined : state === 'hidden',
  });
  const isFiltered = Boolean(search) || state !== '';
  return (
    <Stack $gap={5}>
      <Toolbar>
        <SearchBox
          label="Search materials"
          placeholder="Name, formula or CAS number"
          value={typed}
          onChange={setTyped}
        />
        <div>
          <Select aria-label="Visibility" value={state} onChange={setState} options={states} />
        </div>
        <Button disabled={categories.length === 0} onClick={() => setIsAdding(true)}>
          Add material
        </Button>
      </Toolbar>
      <PagedTable
        title="The materials"
        noun="materials"
        list={data?.managedMaterials}
        {...status}
        onMore={(after) => more({ after })}
        empty={
          <EmptyState
            as="h2"
            title={isFiltered ? 'No materials found' : 'No materials yet'}
            text={
              isFiltered
                ? undefined
                : 'Add an industry under Categories first, then materials here, or import a file of them.'
            }
          />
        }
      >
        {(materials) => (
          <MaterialTable materials={materials} onChoose={(material, action) => setOpen({ material, action })} />
        )}
      </PagedTable>
      {isAdding && <AddMaterialDialog categories={categories} refetch={refetch} onClose={() => setIsAdding(false)} />}
      {open && <ActionDialog {...open} categories={categories} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}

type MaterialTableProps = {
  materials: readonly ManagedMaterialFragment[];
  onChoose: (material: ManagedMaterialFragment, action: EntryAction) => void;
};

const MaterialTable = ({ materials, onChoose }: MaterialTableProps) => (
  <DataTable
    caption="Materials"
    items={materials}
    itemKey={({ id }) => id}
    columns={[
      {
        key: 'name',
        header: 'Material',
        isTitle: true,
        cell: ({ id, name, isShown }) => (isShown ? <TextLink to={paths.product(id)}>{name}</TextLink> : name),
      },
      {
        key: 'cas',
        header: 'CAS number',
        isLeftOut: ({ casNumber }) => !casNumber,
        cell: ({ casNumber }) => casNumber && <CasNumber value={casNumber} bare size="small" />,
      },
      { key: 'category', header: 'Category', cell: ({ category }) => category?.name },
      { key: 'offers', header: 'Offers', numeric: true, cell: ({ offerCount }) => offerCount },
      {
        key: 'state',
        header: 'Visibility',
        cell: (material) => <VisibilityBadge {...material} />,
      },
      {
        key: 'actions',
        header: 'Actions',
        isAction: true,
        cell: (material) => <EntryActions {...material} onChoose={(action) => onChoose(material, action)} />,
      },
    ]}
  />
);

type ActionDialogProps = Open & { categories: readonly ManagedCategory[]; onClose: () => void };

function ActionDialog({ material, action, categories, onClose }: ActionDialogProps) {
  if (action === 'edit')
    return <EditMaterialDialog material={material} categories={categories} refetch={refetch} onClose={onClose} />;
  if (action === 'merge')
    return (
      <MergeDialog
        entry={material}
        document={MergeMaterialsDocument}
        consequence="Offerings, RFPs, auctions and watches move to the other material."
        refetch={refetch}
        onClose={onClose}
      >
        <ProductField name="intoId" label="Material that remains" />
      </MergeDialog>
    );
  return (
    <HideDialog
      entry={material}
      document={SetMaterialHiddenDocument}
      consequence="Members no longer find it in lists, in the search or at its address. Existing trades keep its name."
      refetch={refetch}
      onClose={onClose}
    />
  );
}
