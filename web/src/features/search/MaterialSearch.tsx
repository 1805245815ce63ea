import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '../../kit/ui/Button.tsx';
import { Row } from '../../kit/ui/Layout.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { paths } from '../../paths.ts';
import { space } from '../../theme.ts';
import { useSession } from '../accounts/session.tsx';
import { categoryPath, useCategories } from '../catalogue/useCategories.ts';
import { PopularSearches } from './PopularSearches.tsx';
import type { SuggestedAction } from './suggestions.ts';
import { useSuggestions } from './useSuggestions.ts';

const SuggestionsPanel = lazy(() => import('./SuggestionsPanel.tsx').then((m) => ({ default: m.SuggestionsPanel })));

/** The landing page's search with its suggestions. Signed out, it leads to signing in, and from there to what it found. */
export function MaterialSearch() {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { found, isPending, suggest } = useSuggestions();
  const { categories } = useCategories();
  const { user } = useSession();
  const navigate = useNavigate();

  async function handleSearch(typed: string) {
    const query = typed.trim();
    if (!query || isPending) return;
    if (!user) return void navigate(paths.auth({ next: paths.products({ search: query }) }));
    await suggest(query);
    setOpen(true);
  }

  function handlePick(term: string) {
    setText(term);
    setOpen(false);
    void navigate(paths.products({ search: term }));
  }

  function handlePickCategory(name: string) {
    const category = categories?.find((one) => one.name === name);
    if (!category) return handlePick(name);
    setOpen(false);
    void navigate(categoryPath(category));
  }

  function handleAct({ id, requiresAuth }: SuggestedAction) {
    setOpen(false);
    if (requiresAuth && !user) return window.location.assign(paths.server.login);
    void import('./suggestedAction.ts').then(({ actionPath }) => {
      const path = actionPath(id, found?.query ?? text);
      if (path) void navigate(path);
    });
  }

  return (
    <Frame>
      <Anchor onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
        <SearchBox
          label="Search for raw materials"
          placeholder="Search for raw materials..."
          value={text}
          onChange={setText}
          onFocus={() => setOpen(true)}
          onSubmit={() => void handleSearch(text)}
          action={
            <Button type="submit" size="large" disabled={!text.trim()} busy={isPending} busyText="Searching...">
              Search
            </Button>
          }
        />
        {isOpen && found && (
          <Suspense>
            <SuggestionsPanel
              query={found.query}
              result={found.result}
              onPick={handlePick}
              onPickCategory={handlePickCategory}
              onAct={handleAct}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </Anchor>
      <Row $gap={2}>
        <PopularSearches
          onPick={(term) => {
            setText(term);
            void handleSearch(term);
          }}
        />
      </Row>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  max-width: 40rem;
`;

const Anchor = styled.div`
  position: relative;
`;
