import { useQuery } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { AdminPage } from '../../features/around/staff/admin/AdminPage.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';
import { Loaded } from '../../kit/ui/Loaded.tsx';
import { SkeletonBlock } from '../../kit/ui/Skeleton.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { ManagedCategoriesDocument } from './AdminCatalogueScreen.generated.ts';

const Materials = lazyNamed(() => import('./Materials.tsx'), 'Materials', <SkeletonBlock />);
const Categories = lazyNamed(() => import('./Categories.tsx'), 'Categories', <SkeletonBlock />);
const SuggestionList = lazyNamed(() => import('./SuggestionList.tsx'), 'SuggestionList', <SkeletonBlock />);
const FilePanel = lazyNamed(
  () => import('../../features/around/staff/admin/FilePanel.tsx'),
  'FilePanel',
  <SkeletonBlock />,
);

const tabs = ['materials', 'categories', 'suggestions', 'files'] as const;

const BECOMES_LIST = 'The file becomes the list: rows that it does not have are removed.';

const files: ComponentProps<typeof FilePanel>['files'] = [
  {
    value: 'materials',
    label: 'Materials',
    description:
      'A row per material, at most 5,000 rows. Rows with the id, or with the name of a material in its category, change that material; others add one. Blank cells clear a value, missing columns keep it.',
  },
  {
    value: 'functions',
    label: 'Functions',
    description: `What materials are used for: name, names (one per line, with language) and materials (one per line). ${BECOMES_LIST}`,
  },
  { value: 'lexicon', label: 'Foreign words', description: `Language, word and English word. ${BECOMES_LIST}` },
  {
    value: 'protected_words',
    label: 'Protected words',
    description: `Words that the search never corrects to words of the catalogue. ${BECOMES_LIST}`,
  },
  {
    value: 'absent_materials',
    label: 'Materials that are not sold',
    description: `A search for one of them finds no other material: name, CAS number and synonyms (one per line). ${BECOMES_LIST}`,
  },
];

/** The catalogue as admins edit it. */
export const AdminCatalogueScreen = () => {
  const [tab, setTab] = useParam('tab', 'materials', tabs);
  const query = useQuery(ManagedCategoriesDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage title="Catalogue" description="Industries, product families, categories and materials.">
      <Loaded title="The catalogue" query={query}>
        {({ managedCategories: categories }) => (
          <Tabs
            label="Catalogue"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'materials', label: 'Materials', content: <Materials categories={categories} /> },
              { value: 'categories', label: 'Categories', content: <Categories categories={categories} /> },
              { value: 'suggestions', label: 'Suggestions', content: <SuggestionList categories={categories} /> },
              {
                value: 'files',
                label: 'Import and export',
                content: <FilePanel files={files} refetch={['ManagedCategories']} />,
              },
            ]}
          />
        )}
      </Loaded>
    </AdminPage>
  );
};
