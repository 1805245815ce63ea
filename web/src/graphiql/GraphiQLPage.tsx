import { useGraphiQL } from '@graphiql/react';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { useEffect } from 'react';
import { font } from '../theme.ts';
import { examples } from './examples.ts';

// Subscriptions send the contents of the headers editor as the payload of `connection_init`.
const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  subscriptionUrl: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
  enableIncrementalDelivery: false,
});

/** Runs operations as the member who is signed in here, or with the API key in the headers editor. */
export const GraphiQLPage = () => {
  const given = new URLSearchParams(window.location.search);
  return (
    <GraphiQL
      fetcher={fetcher}
      // Kept for this tab only, because operations may contain a password.
      storage={sessionStorage}
      defaultTabs={given.has('query') ? undefined : examples}
      initialVariables={given.get('variables') ?? undefined}
      initialQuery={given.get('query') ?? undefined}
      // Set by /docs/color-scheme.js.
      forcedTheme={document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'}
      defaultEditorToolsVisibility="variables"
      showPersistHeadersSettings={false}
      inputValueDeprecation
    >
      {/* The header of the page has it. */}
      <GraphiQL.Logo>
        <span />
      </GraphiQL.Logo>
      <GraphiQL.Footer>
        <EditorFont />
        Runs as the member who is signed in here, or with an API key under Headers:{' '}
        <code>{'{ "authorization": "Bearer fsk_…" }'}</code>
      </GraphiQL.Footer>
    </GraphiQL>
  );
};

/** Sets the font as an option of the editors, because they measure it and ignore styles. */
const EditorFont = () => {
  const editors = [
    useGraphiQL(({ queryEditor }) => queryEditor),
    useGraphiQL(({ variableEditor }) => variableEditor),
    useGraphiQL(({ headerEditor }) => headerEditor),
    useGraphiQL(({ responseEditor }) => responseEditor),
  ];
  useEffect(() => {
    for (const editor of editors) editor?.updateOptions({ fontFamily: font.data, fontSize: 14 });
  });
  return null;
};
