import { useState } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Stack, Toolbar } from '../../kit/ui/Layout.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { inTree, type ManagedCategory } from './categoryNames.ts';
import { EntryActions, type EntryAction } from './EntryActions.tsx';
import { HideDialog } from './HideDialog.tsx';
import { VisibilityBadge } from './VisibilityBadge.tsx';

const refetch = ['ManagedCategories', 'ManagedMaterials'];
const levelNames = { industry: 'Industry', product_family: 'Product family', category: 'Category' };

/** Without a category, one is added. */
type Open = { category?: ManagedCategory; action: EntryAction };

/** The tree of categories, hidden ones included, with their actions. */
export const Categories = ({ categories }: { categories: readonly ManagedCategory[] }) => {
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Open>();
  const wanted = search.trim().toLowerCase();
  const rows = inTree(categories).filter(({ path }) => path.join(' ').toLowerCase().includes(wanted));
  const shared = { refetch, onClose: () => setOpen(undefined) };
  return (
    <Stack $gap={5}>
      <Toolbar>
        <SearchBox label="Search categories" placeholder="Search categories" value={search} onChange={setSearch} />
        <Button onClick={() => setOpen({ action: 'edit' })}>Add category</Button>
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
            { header: 'Category', isTitle: true, cell: ({ path }) => path.join(' › ') },
            { header: 'Level', cell: ({ category }) => levelNames[category.level] },
            { header: 'Materials', numeric: true, cell: ({ category }) => category.materialCount },
            { header: 'Visibility', cell: ({ category }) => <VisibilityBadge {...category} /> },
            {
              header: 'Actions',
              isAction: true,
              cell: ({ category }) => (
                <EntryActions {...category} onChoose={(action) => setOpen({ category, action })} />
              ),
            },
          ]}
        />
      )}
      {open?.action === 'edit' && <CategoryDialog {...shared} category={open.category} categories={categories} />}
      {open?.action === 'hide' && open.category && (
        <HideDialog
          {...shared}
          entry={open.category}
          consequence="Members no longer find it, nor anything below it. Existing trades keep the names of their materials."
        />
      )}
    </Stack>
  );
};
