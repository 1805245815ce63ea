import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ImportPanel } from '../../features/admin/ImportPanel.tsx';
import { importContext } from '../../features/admin/importUri.ts';
import { today } from '../../kit/time.ts';
import { Select } from '../../kit/ui/Control.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import {
  ImportSearchListDocument,
  SearchListFileDocument,
  type SearchListFileQueryVariables,
} from './AdminCatalogueScreen.generated.ts';

type SearchList = SearchListFileQueryVariables['list'];

type List = { value: SearchList; label: string; description: string };

const functions: List = {
  value: 'functions',
  label: 'Functions',
  description: 'What materials are used for: name, names (one per line, with language) and materials (one per line).',
};

const lists: List[] = [
  functions,
  { value: 'lexicon', label: 'Foreign words', description: 'Language, word and English word.' },
  {
    value: 'protected_words',
    label: 'Protected words',
    description: 'Words that the search never corrects to words of the catalogue.',
  },
  {
    value: 'absent_materials',
    label: 'Materials that are not sold',
    description: 'A search for one of them finds no other material: name, CAS number and synonyms (one per line).',
  },
];

/** Import and export of the lists that the search uses. */
export function SearchLists() {
  const client = useApolloClient();
  const [list, setList] = useState(functions);
  return (
    <Stack $gap={4}>
      <ImportPanel
        key={list.value}
        title="Lists of the search"
        description={`${list.description} The file becomes the list: rows that it does not have are removed. Download the list first, change it and import it again.`}
        sampleName={`${list.value.replaceAll('_', '-')}-${today()}.csv`}
        sampleLabel="Download the list"
        loadSample={async () => {
          const { data } = await client.query({
            query: SearchListFileDocument,
            variables: { list: list.value },
            fetchPolicy: 'no-cache',
          });
          return data?.searchListFile ?? '';
        }}
        onImport={async (input) => {
          const { data } = await client.mutate({
            mutation: ImportSearchListDocument,
            variables: { list: list.value, input },
            context: importContext,
          });
          if (!data) throw new Error('The server did not answer.');
          return data.importSearchList;
        }}
      >
        <div>
          <Select
            aria-label="List"
            value={list.value}
            onChange={(chosen) => setList(lists.find(({ value }) => value === chosen) ?? functions)}
            options={lists}
          />
        </div>
      </ImportPanel>
    </Stack>
  );
}
