import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { lazyNamed } from '../../../kit/lazyNamed.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Row, Stack } from '../../../kit/ui/Layout.tsx';
import { SearchBox } from '../../../kit/ui/SearchBox.tsx';
import { useParam } from '../../../kit/ui/useParam.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../people/accounts/SessionProvider.tsx';
import { useTradingMode } from '../../people/accounts/tradingMode.ts';
import { categoryPath, useCategories } from '../catalogue/useCategories.ts';
import { PopularSearches } from './PopularSearches.tsx';
import type { SuggestedAction, UnderstoodPart } from './suggestions.ts';
import { useSuggestions } from './useSuggestions.ts';

const SuggestionsPanel = lazyNamed(() => import('./SuggestionsPanel.tsx'), 'SuggestionsPanel');

/** The search with suggestions of the landing page and the dashboard. Visitors sign in first and then see them: the URL keeps the query. */
export const MaterialSearch = () => {
  const [asked, setAsked] = useParam('ask', '');
  const [text, setText] = useState(asked);
  const [isOpen, setOpen] = useState(false);
  const { found, isPending, suggest } = useSuggestions();
  const { categories } = useCategories();
  const { user } = useSession();
  const [mode] = useTradingMode();
  const navigate = useNavigate();

  const ask = (query: string) => void suggest(query).then(() => setOpen(true));
  const handleAsked = useEffectEvent(() => ask(asked));
  const isAsking = Boolean(user && asked);
  useEffect(() => {
    if (isAsking) handleAsked();
  }, [isAsking, asked]);

  const handleSearch = (typed: string) => {
    const query = typed.trim();
    if (!query || isPending) return;
    if (!user) return void navigate(paths.auth({ next: paths.memberSearch(query) }));
    if (query === asked) ask(query);
    else setAsked(query);
  };

  const handleRemove = (part: UnderstoodPart) => {
    if (!found) return;
    void import('./suggestionNotes.ts').then(({ without }) => {
      const query = without(found.query, part);
      setText(query);
      if (query) handleSearch(query);
      else setOpen(false);
    });
  };

  const handlePick = (term: string) => {
    setText(term);
    setOpen(false);
    void navigate(paths.products({ search: term }));
  };

  const handlePickCategory = (name: string) => {
    const category = categories?.find((one) => one.name === name);
    if (!category) return handlePick(name);
    setOpen(false);
    void navigate(categoryPath(category));
  };

  const handleAct = ({ id, requiresAuth }: SuggestedAction) => {
    setOpen(false);
    void import('./actionPath.ts').then(({ actionPath }) => {
      const path = actionPath(id, { query: found?.query ?? text, prefills: found?.result.prefills ?? null, mode });
      if (!path) return;
      if (requiresAuth && !user) window.location.assign(paths.server.login({ next: path }));
      else void navigate(path);
    });
  };

  return (
    <Stack $gap={3} style={{ maxWidth: '40rem' }}>
      <Anchor onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
        <SearchBox
          label="Search for raw materials"
          placeholder="Search for raw materials..."
          value={text}
          onChange={setText}
          onFocus={() => setOpen(true)}
          onSubmit={() => handleSearch(text)}
          action={
            <Button type="submit" size="large" disabled={!text.trim()} busy={isPending} busyText="Searching...">
              Search
            </Button>
          }
        />
        {isOpen && found && (
          <SuggestionsPanel
            query={found.query}
            result={found.result}
            busy={isPending}
            onRemove={handleRemove}
            onPick={handlePick}
            onPickCategory={handlePickCategory}
            onAct={handleAct}
            onClose={() => setOpen(false)}
          />
        )}
      </Anchor>
      <Row $gap={2}>
        <PopularSearches
          onPick={(term) => {
            setText(term);
            handleSearch(term);
          }}
        />
      </Row>
    </Stack>
  );
};

const Anchor = styled.div`
  position: relative;
`;
