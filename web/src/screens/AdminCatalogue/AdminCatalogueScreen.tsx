import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { AdminPage } from '../../features/admin/AdminPage.tsx';
import { SkeletonBlock } from '../../kit/ui/Skeleton.tsx';
import { ErrorState } from '../../kit/ui/State.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { ManagedCategoriesDocument } from './AdminCatalogueScreen.generated.ts';

const Materials = lazy(async () => ({ default: (await import('./Materials.tsx')).Materials }));
const Categories = lazy(async () => ({ default: (await import('./Categories.tsx')).Categories }));
const Suggestions = lazy(async () => ({ default: (await import('./Suggestions.tsx')).Suggestions }));
const Functions = lazy(async () => ({ default: (await import('./Functions.tsx')).Functions }));
const Files = lazy(async () => ({ default: (await import('./Files.tsx')).Files }));

const tabs = ['materials', 'categories', 'suggestions', 'functions', 'files'] as const;

/** The catalogue as admins edit it. */
export function AdminCatalogueScreen() {
  const [tab, setTab] = useParam('tab', 'materials', tabs);
  const { data, error, refetch } = useQuery(ManagedCategoriesDocument, { fetchPolicy: 'cache-and-network' });
  const categories = data?.managedCategories;
  if (!categories)
    return (
      <AdminPage title="Catalogue" description="Industries, product families, categories and materials.">
        {error ? (
          <ErrorState title="The catalogue could not be loaded" onRetry={() => void refetch()} />
        ) : (
          <SkeletonBlock />
        )}
      </AdminPage>
    );
  return (
    <AdminPage title="Catalogue" description="Industries, product families, categories and materials.">
      <Suspense fallback={<SkeletonBlock />}>
        <Tabs
          label="Catalogue"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'materials', label: 'Materials', content: <Materials categories={categories} /> },
            { value: 'categories', label: 'Categories', content: <Categories categories={categories} /> },
            { value: 'suggestions', label: 'Suggestions', content: <Suggestions categories={categories} /> },
            { value: 'functions', label: 'Functions', content: <Functions /> },
            { value: 'files', label: 'Import and export', content: <Files /> },
          ]}
        />
      </Suspense>
    </AdminPage>
  );
}
