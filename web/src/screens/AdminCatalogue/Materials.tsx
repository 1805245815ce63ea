import { mergeRules } from 'api/rules/catalogue';
import { useState } from 'react';
import { MutationDialog } from '../../kit/forms/MutationDialog.tsx';
import { ProductField } from '../../features/goods/postings/ProductField.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { searchArgument } from '../../kit/searchArgument.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Select } from '../../kit/ui/Control.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { CasNumber } from '../../kit/ui/Figures.tsx';
import { Stack, Toolbar } from '../../kit/ui/Layout.tsx';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { paths } from '../../paths.ts';
import {
  ManagedMaterialsDocument,
  MergeMaterialsDocument,
  SaveMaterialDocument,
  type ManagedMaterialFragment,
} from './AdminCatalogueScreen.generated.ts';
import type { ManagedCategory } from './categoryNames.ts';
import { EntryActions, type EntryAction } from './EntryActions.tsx';
import { HideDialog } from './HideDialog.tsx';
import { MaterialDialog } from './MaterialDialog.tsx';
import { VisibilityBadge } from './VisibilityBadge.tsx';

const refetch = ['ManagedMaterials', 'ManagedCategories'];
const states = [
  { value: '', label: 'All' },
  { value: 'shown', label: 'Not hidden' },
  { value: 'hidden', label: 'Hidden' },
];

/** Without a material, one is added. */
type Open = { material?: ManagedMaterialFragment; action: EntryAction };

/** The materials, hidden ones included, with their actions. */
export const Materials = ({ categories }: { categories: readonly ManagedCategory[] }) => {
  const [typed, setTyped, search] = useTypedParam('q');
  const [state, setState] = useState('');
  const [open, setOpen] = useState<Open>();
  const { data, status } = usePagedQuery(ManagedMaterialsDocument, {
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
        <Button disabled={categories.length === 0} onClick={() => setOpen({ action: 'edit' })}>
          Add material
        </Button>
      </Toolbar>
      <PagedList
        title="The materials"
        noun="materials"
        list={data?.managedMaterials}
        {...status}
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
      </PagedList>
      {open && <ActionDialog {...open} categories={categories} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
};

type MaterialTableProps = {
  materials: readonly ManagedMaterialFragment[];
  onChoose: (material: ManagedMaterialFragment, action: EntryAction) => void;
};

const MaterialTable = ({ materials, onChoose }: MaterialTableProps) => (
  <DataTable
    caption="Materials"
    items={materials}
    columns={[
      {
        header: 'Material',
        isTitle: true,
        cell: ({ id, name, isShown }) => (isShown ? <TextLink to={paths.product(id)}>{name}</TextLink> : name),
      },
      {
        header: 'CAS number',
        isLeftOut: ({ casNumber }) => !casNumber,
        cell: ({ casNumber }) => casNumber && <CasNumber value={casNumber} bare size="small" />,
      },
      { header: 'Category', cell: ({ category }) => category?.name },
      { header: 'Offers', numeric: true, cell: ({ offerCount }) => offerCount },
      { header: 'Visibility', cell: (material) => <VisibilityBadge {...material} /> },
      {
        header: 'Actions',
        isAction: true,
        cell: (material) => <EntryActions {...material} canMerge onChoose={(action) => onChoose(material, action)} />,
      },
    ]}
  />
);

type ActionDialogProps = Open & { categories: readonly ManagedCategory[]; onClose: () => void };

const ActionDialog = ({ material, action, categories, onClose }: ActionDialogProps) => {
  const shared = { refetch, onClose };
  if (!material || action === 'edit')
    return (
      <MaterialDialog
        {...shared}
        title={material ? `Edit ${material.name}` : 'Add material'}
        description={material ? 'Members see the change at once.' : 'Members find it at once.'}
        action={material ? 'Save' : 'Add material'}
        success={material ? 'The material was changed.' : 'The material was added.'}
        material={material ?? {}}
        categories={categories}
        document={SaveMaterialDocument}
        variables={(input) => ({ id: material?.id, input })}
      />
    );
  if (action === 'hide')
    return (
      <HideDialog
        {...shared}
        entry={material}
        consequence="Members no longer find it in lists, in the search or at its address. Existing trades keep its name."
      />
    );
  return (
    <MutationDialog
      {...shared}
      title={`Merge ${material.name}`}
      description="Offerings, RFPs, auctions and watches move to the other material. Its address then leads to the one that remains. This cannot be undone."
      action="Merge"
      isDangerous
      success={`${material.name} was merged.`}
      initialValues={{ fromId: material.id, intoId: '', reason: '' }}
      schema={mergeRules}
      document={MergeMaterialsDocument}
      variables={(input) => ({ input })}
    >
      <ProductField name="intoId" label="Material that remains" />
      <TextField name="reason" label="Reason" hint="For the audit log." />
    </MutationDialog>
  );
};
