import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { download } from '../../kit/download.ts';
import { ImportPanel } from '../../features/admin/ImportPanel.tsx';
import { importContext } from '../../features/admin/importUri.ts';
import { failureOf } from '../../kit/errors.ts';
import { today } from '../../kit/time.ts';
import { toast } from '../../kit/toasts/store.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import {
  ImportMaterialsDocument,
  MaterialsFileDocument,
  SampleMaterialsFileDocument,
} from './AdminCatalogueScreen.generated.ts';
import { SearchLists } from './SearchLists.tsx';

/** Import and export of the materials as CSV files. */
export function Files() {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);

  async function exportFile() {
    setIsBusy(true);
    try {
      const { data } = await client.query({ query: MaterialsFileDocument, fetchPolicy: 'no-cache' });
      if (data) download(`materials-${today()}.csv`, data.materialsFile);
    } catch (error) {
      toast({ title: 'Error', description: failureOf(error).reason, tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Stack $gap={8}>
      <ImportPanel
        title="Import materials"
        description="A row per material, at most 5,000 rows. Rows with the id, or with the name of a material in its category, change that material; others add one. Blank cells clear a value, missing columns keep it. If any row has a problem, nothing is imported."
        sampleName="materials-sample.csv"
        loadSample={async () => {
          const { data } = await client.query({ query: SampleMaterialsFileDocument });
          return data?.sampleMaterialsFile ?? '';
        }}
        onImport={async (input) => {
          const { data } = await client.mutate({
            mutation: ImportMaterialsDocument,
            variables: { input },
            context: importContext,
            refetchQueries: input.isDryRun ? [] : ['ManagedCategories'],
          });
          if (!data) throw new Error('The server did not answer.');
          return data.importMaterials;
        }}
      />
      <Section
        title="Export materials"
        description="All materials with their categories, hidden ones included. The file can be changed and imported again."
      >
        <Row>
          <Button variant="secondary" busy={isBusy} busyText="Exporting..." onClick={() => void exportFile()}>
            Export all materials
          </Button>
        </Row>
      </Section>
      <SearchLists />
    </Stack>
  );
}
