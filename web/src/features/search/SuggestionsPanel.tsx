import { marketplacePosting } from 'api/rules/suggested-actions';
import { FileText, Gavel, Search, ShoppingCart, X } from 'lucide-react';
import { styled } from 'styled-components';
import { Button, IconButton } from '../../kit/ui/Button.tsx';
import { Row, Stack } from '../../kit/ui/Layout.tsx';
import { Label, Text } from '../../kit/ui/Text.tsx';
import { color, radius, shadow, space, type } from '../../theme.ts';
import { useTradingMode } from '../accounts/tradingMode.ts';
import type { SuggestedAction, Suggestions } from './suggestions.ts';

const icons: Partial<Record<string, typeof FileText>> = { FileText, Gavel, ShoppingCart };

type SuggestionsPanelProps = {
  query: string;
  result: Suggestions;
  onPick: (term: string) => void;
  onPickCategory: (name: string) => void;
  onAct: (action: SuggestedAction) => void;
  onClose: () => void;
};

/** What a search found: materials, alternatives, categories, and what one can do about it. */
export const SuggestionsPanel = ({ query, result, onPick, onPickCategory, onAct, onClose }: SuggestionsPanelProps) => (
  <Sheet aria-label="Search suggestions">
    <Closing>
      <IconButton label="Close" onClick={onClose}>
        <X size={18} aria-hidden />
      </IconButton>
    </Closing>
    <Terms title="Suggestions" terms={result.suggestions} onPick={onPick} />
    <Terms title="Alternatives" terms={result.alternatives} onPick={onPick} />
    <Terms title="Categories" terms={result.categories} onPick={onPickCategory} />
    <Stack $gap={1}>
      <Label as="h2">Suggested actions</Label>
      {result.suggestedActions.map((action) => {
        const Icon = icons[action.icon] ?? Search;
        return (
          <Action key={action.id} type="button" onClick={() => onAct(action)}>
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            <span>
              <strong>{action.title}</strong>
              <Text as="span" $size="small" $tone="inkSoft">
                <Description action={action} query={query} />
              </Text>
            </span>
          </Action>
        );
      })}
    </Stack>
  </Sheet>
);

/** 'Marketplace Posting' opens another form for a buyer than for a seller. */
function Description({ action: { id, description }, query }: { action: SuggestedAction; query: string }) {
  const [mode] = useTradingMode();
  return id === 'marketplace-post' ? marketplacePosting(query, mode) : description;
}

type TermsProps = { title: string; terms: readonly string[]; onPick: (term: string) => void };

const Terms = ({ title, terms, onPick }: TermsProps) =>
  terms.length > 0 && (
    <Stack $gap={2}>
      <Label as="h2">{title}</Label>
      <Row $gap={2}>
        {terms.map((term) => (
          <Button key={term} variant="secondary" size="small" onClick={() => onPick(term)}>
            {term}
          </Button>
        ))}
      </Row>
    </Stack>
  );

const Sheet = styled.section`
  position: absolute;
  inset: calc(100% + ${space(2)}) 0 auto;
  z-index: 2;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(4)};
  background: ${color.sheet};
  border: 1px solid ${color.ruleStrong};
  border-radius: ${radius.sheet};
  box-shadow: ${shadow.overlay};
`;

const Closing = styled.div`
  position: absolute;
  inset: ${space(2)} ${space(2)} auto auto;
`;

const Action = styled.button`
  ${type.body};
  display: flex;
  gap: ${space(3)};
  padding: ${space(2)};
  text-align: left;
  border-radius: ${radius.control};

  & > svg {
    margin-top: 0.15em;
    color: ${color.accent};
  }
  & > span {
    display: grid;
  }
  strong {
    font-weight: 580;
  }
  &:hover {
    background: ${color.accentWash};
  }
`;
