import { useApolloClient } from '@apollo/client/react';
import { ImportPanel } from '../../features/admin/ImportPanel.tsx';
import { importContext } from '../../features/admin/importUri.ts';
import { ImportPricesDocument, SamplePricesFileDocument } from './AdminPricesScreen.generated.ts';

/** Imports prices from a CSV file. */
export function PriceImport() {
  const client = useApolloClient();
  return (
    <ImportPanel
      title="Import prices"
      description="A row per price: symbol, region, day, price and source. A price that is there already is corrected, and what it was stays in the list of corrections. If any row has a problem, nothing is imported."
      sampleName="prices-sample.csv"
      loadSample={async () => {
        const { data } = await client.query({ query: SamplePricesFileDocument });
        return data?.samplePricesFile ?? '';
      }}
      onImport={async (input) => {
        const { data } = await client.mutate({
          mutation: ImportPricesDocument,
          variables: { input },
          context: importContext,
          refetchQueries: input.isDryRun ? [] : ['AdminPricesScreen'],
        });
        if (!data) throw new Error('The server did not answer.');
        return data.importPrices;
      }}
    />
  );
}
