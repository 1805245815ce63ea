import { useState } from 'react';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Stack, Toolbar } from '../../kit/ui/Layout.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { MergeCategoriesDocument, SetCategoryHiddenDocument } from './AdminCatalogueScreen.generated.ts';
import { AddCategoryDialog, EditCategoryDialog } from './CategoryDialogs.tsx';
import { inTree, optionsOf, type ManagedCategory } from './categoryNames.ts';
import { EntryActions, type EntryAction } from './EntryActions.tsx';
import { HideDialog, MergeDialog } from './EntryDialogs.tsx';
import { VisibilityBadge } from './VisibilityBadge.tsx';

const refetch = ['ManagedCategories', 'ManagedMaterials'];
const levelNames = { industry: 'Industry', product_family: 'Product family', category: 'Category' };

type Open = { category: ManagedCategory; action: EntryAction };

/** The tree of categories, hidden ones included, with their actions. */
export function Categories({ categories }: { categories: readonly ManagedCategory[] }) {
  const [search, setSearch] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const [open, setOpen] = useState<Open>();
  const wanted = search.trim().toLowerCase();
  const rows = inTree(categories).filter(({ path }) => path.join(' ').toLowerCase().includes(wanted));
  const close = () => setOpen(undefined);
  return (
    <Stack $gap={5}>
      <Toolbar>
        <SearchBox label="Search categories" placeholder="Search categories" value={search} onChange={setSearch} />
        <Button onClick={() => setIsAdding(true)}>Add category</Button>
      </Toolbar>
      {rows.length === 0 ? (
        <EmptyState
          as="h2"
          title={wanted ? 'No categories found' : 'No categories yet'}
          text={wanted ? undefined : 'Start with an industry, then add product families and categories below it.'}
        />
      ) : (
        <DataTable
          caption="Categories"
          items={rows}
          itemKey={({ category }) => category.id}
          columns={[
            {
              key: 'name',
              header: 'Category',
              isTitle: true,
              cell: ({ path }) => path.join(' › '),
            },
            { key: 'level', header: 'Level', cell: ({ category }) => levelNames[category.level] },
            {
              key: 'materials',
              header: 'Materials',
              numeric: true,
              cell: ({ category }) => category.materialCount,
            },
            {
              key: 'state',
              header: 'Visibility',
              cell: ({ category }) => <VisibilityBadge {...category} />,
            },
            {
              key: 'actions',
              header: 'Actions',
              isAction: true,
              cell: ({ category }) => (
                <EntryActions {...category} onChoose={(action) => setOpen({ category, action })} />
              ),
            },
          ]}
        />
      )}
      {isAdding && <AddCategoryDialog categories={categories} refetch={refetch} onClose={() => setIsAdding(false)} />}
      {open?.action === 'edit' && (
        <EditCategoryDialog category={open.category} categories={categories} refetch={refetch} onClose={close} />
      )}
      {open?.action === 'merge' && (
        <MergeDialog
          entry={open.category}
          document={MergeCategoriesDocument}
          consequence="Its subcategories, materials and watches move to the other category."
          refetch={refetch}
          onClose={close}
        >
          <SelectField
            name="intoId"
            label="Category that remains"
            placeholder="Choose a category"
            options={optionsOf(
              categories,
              ({ id, level, isShown }) => id !== open.category.id && level === open.category.level && Boolean(isShown),
            )}
          />
        </MergeDialog>
      )}
      {open?.action === 'hide' && (
        <HideDialog
          entry={open.category}
          document={SetCategoryHiddenDocument}
          consequence="Members no longer find it, nor anything below it. Existing trades keep the names of their materials."
          refetch={refetch}
          onClose={close}
        />
      )}
    </Stack>
  );
}
