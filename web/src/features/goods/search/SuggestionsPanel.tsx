import { useQuery } from '@apollo/client/react';
import { marketplacePosting } from 'api/rules/suggested-actions';
import { FileText, Gavel, Search, Send, ShoppingCart, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { counted } from '../../../kit/format.ts';
import { announce } from '../../../kit/ui/Announcer.tsx';
import { Button, IconButton } from '../../../kit/ui/Button.tsx';
import { Row, Stack } from '../../../kit/ui/Layout.tsx';
import { Label, SmallText } from '../../../kit/ui/Text.tsx';
import { color, radius, shadow, space, type } from '../../../theme.ts';
import { useTradingMode } from '../../people/accounts/tradingMode.ts';
import { CompaniesNamed } from '../../people/companies/CompaniesNamed.tsx';
import { Traders } from '../../people/companies/TradeButton.tsx';
import { ASK_SUPPLIERS } from './actionPath.ts';
import { OfferingSuppliersDocument } from './OfferingSuppliers.generated.ts';
import { reasonNote } from './suggestionNotes.ts';
import type { SuggestedAction, Suggestions, UnderstoodPart } from './suggestions.ts';
import { UnderstoodParts } from './UnderstoodParts.tsx';

const icons: Partial<Record<string, typeof FileText>> = { FileText, Gavel, Send, ShoppingCart };

type SuggestionsPanelProps = {
  query: string;
  result: Suggestions;
  /** Another query is on its way. */
  busy: boolean;
  onPick: (term: string) => void;
  onPickCategory: (name: string) => void;
  onRemove: (part: UnderstoodPart) => void;
  onAct: (action: SuggestedAction) => void;
  onClose: () => void;
};

/** Search results: what was understood, materials with the reasons, alternatives, categories and suggested actions. */
export const SuggestionsPanel = ({
  query,
  result,
  busy,
  onPick,
  onPickCategory,
  ...actions
}: SuggestionsPanelProps) => {
  const { onRemove, onAct, onClose } = actions;
  const sheet = useRef<HTMLElement>(null);
  const asking = useAsking(result.prefills?.rfp?.productId ?? null);
  const reasons = new Map(result.reasons.map((reason) => [reason.name, reasonNote(reason)]));
  const noteOf = (term: string) => reasons.get(term) ?? '';
  // A name without anything around it needs no chip.
  const isParsed = result.understood.some(({ kind }) => kind !== 'material');

  useEffect(() => announce(`Suggestions for ${query}`), [query]);

  const handleRemove = (part: UnderstoodPart) => {
    // The chip that has the focus is about to disappear.
    sheet.current?.focus();
    onRemove(part);
  };

  return (
    <Surface ref={sheet} tabIndex={-1} aria-label="Search suggestions" aria-busy={busy}>
      <Closing>
        <IconButton label="Close" onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </Closing>
      {isParsed && <UnderstoodParts parts={result.understood} busy={busy} onRemove={handleRemove} />}
      <CompaniesNamed search={query} />
      <Terms title="Suggestions" terms={result.suggestions} noteOf={noteOf} onPick={onPick} />
      <Terms title="Alternatives" terms={result.alternatives} noteOf={noteOf} onPick={onPick} />
      <Terms title="Categories" terms={result.categories} onPick={onPickCategory} />
      <Traders>
        <Stack $gap={1}>
          <Label as="h2">Suggested actions</Label>
          {[...result.suggestedActions, ...asking].map((action) => {
            const Icon = icons[action.icon] ?? Search;
            return (
              <Action key={action.id} type="button" onClick={() => onAct(action)}>
                <Icon size={18} strokeWidth={1.75} aria-hidden />
                <span>
                  <strong>{action.title}</strong>
                  <SmallText as="span">
                    <Description action={action} query={query} />
                  </SmallText>
                </span>
              </Action>
            );
          })}
        </Stack>
      </Traders>
    </Surface>
  );
};

/** The action that asks the suppliers of the material that was understood, if there are any. */
const useAsking = (productId: string | null): SuggestedAction[] => {
  const { data } = useQuery(OfferingSuppliersDocument, { variables: { productId: productId ?? '' }, skip: !productId });
  const suppliers = new Set(data?.offerings.nodes.map(({ userId, company }) => company?.id ?? userId)).size;
  const title = `Ask ${counted(suppliers, 'supplier')} for a quote`;
  const description = 'Open the request, with those who offer it now';
  return suppliers > 0 ? [{ id: ASK_SUPPLIERS, title, description, icon: 'Send', requiresAuth: true }] : [];
};

/** 'Marketplace Posting' opens the RFP form for buyers and the offering form for sellers. */
const Description = ({ action: { id, description }, query }: { action: SuggestedAction; query: string }) => {
  const [mode] = useTradingMode();
  return id === 'marketplace-post' ? marketplacePosting(query, mode) : description;
};

type TermsProps = {
  title: string;
  terms: readonly string[];
  /** Why a term is listed, shown beside it. */
  noteOf?: (term: string) => string;
  onPick: (term: string) => void;
};

const Terms = ({ title, terms, noteOf = () => '', onPick }: TermsProps) =>
  terms.length > 0 && (
    <Stack $gap={2}>
      <Label as="h2">{title}</Label>
      <Row $gap={2}>
        {terms.map((term) => (
          <Term key={term} $gap={2} $isNoted={Boolean(noteOf(term))}>
            <Button variant="secondary" size="small" onClick={() => onPick(term)}>
              {term}
            </Button>
            {noteOf(term) && <SmallText as="span">{noteOf(term)}</SmallText>}
          </Term>
        ))}
      </Row>
    </Stack>
  );

/** With a reason, a term has a line of its own. */
const Term = styled(Row)<{ $isNoted: boolean }>`
  width: ${({ $isNoted }) => ($isNoted ? '100%' : 'auto')};
`;

const Surface = styled.section`
  &:focus {
    outline: none;
  }
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
