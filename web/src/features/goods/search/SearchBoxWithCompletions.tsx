import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { X } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { announce } from '../../../kit/ui/Announcer.tsx';
import { IconButton } from '../../../kit/ui/Button.tsx';
import { Box, Field, Frame, Glass } from '../../../kit/ui/searchBoxParts.ts';
import { SmallText } from '../../../kit/ui/Text.tsx';
import { Anchor, Row, Rows } from './completionParts.ts';
import type { CompletionRow } from './completionRows.ts';
import { useCompletions, type CompletionQuery } from './useCompletions.ts';

type SearchBoxWithCompletionsProps = {
  /** The accessible name. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  /** Searches for a whole text: with Enter, the last row, or a use. */
  onSearch: (text: string) => void;
  /** Called before the page of a row opens. */
  onLeave?: () => void;
  /** The list takes its own space below the box, for dialogs; otherwise it covers what is below. */
  inline?: boolean;
  /** Finds more than materials and companies. */
  query?: CompletionQuery;
  /** Rows that are found without asking the server, after the others. */
  known?: readonly CompletionRow[];
};

/** The last row stands for the text as it is typed. */
type Choice = CompletionRow | 'typed';

const { InputBlur, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** A search box that suggests materials, uses, categories and companies while typing: the ARIA combobox with a listbox. */
export const SearchBoxWithCompletions = ({
  label,
  value,
  onChange,
  onSearch,
  ...rest
}: SearchBoxWithCompletionsProps) => {
  const { placeholder, onLeave, inline, query, known = [] } = rest;
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const completions = useCompletions(value, isOpen, query);
  const text = value.trim();
  const choices: Choice[] = text ? [...completions, ...known, 'typed'] : [];
  const shown = isOpen ? choices : [];
  const isShown = shown.length > 0;

  const handleChoose = (choice: Choice) => {
    const path = choice === 'typed' ? null : choice.path;
    if (!path) return onSearch(choice === 'typed' ? text : choice.text);
    onLeave?.();
    void navigate(path);
  };

  const { highlightedIndex, setHighlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Choice>({
    items: choices,
    isOpen,
    inputValue: value,
    selectedItem: null,
    itemToKey: keyOf,
    stateReducer: keepText,
    onIsOpenChange: (change) => setOpen(change.isOpen),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && handleChoose(selectedItem),
    onStateChange: ({ type, inputValue }) => {
      if (type === InputKeyDownEscape && inputValue === '') onChange('');
    },
  });

  // The highlighted row would silently become another one.
  useEffect(() => {
    setHighlightedIndex(-1);
    if (completions.length > 0) announce(`${completions.length} suggestions`);
  }, [completions, setHighlightedIndex]);

  /** Enter without a highlighted row submits the form; Escape is left to a dialog. */
  const handleKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if ((key === 'Escape' && inline) || (key === 'Enter' && highlightedIndex < 0))
      Object.assign(nativeEvent, { preventDownshiftDefault: true });
  };

  return (
    <Frame
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        setOpen(false);
        if (text) onSearch(text);
      }}
    >
      <Anchor>
        <Field>
          <Glass size={18} aria-hidden />
          <Box
            {...getInputProps({
              type: 'search',
              placeholder,
              'aria-label': label,
              onChange: (event) => onChange(event.currentTarget.value),
              onKeyDown: handleKeyDown,
              // Open from the start, it would take the focus before the dialog knows its opener.
              onFocus: () => inline && setOpen(true),
            })}
            aria-labelledby={undefined}
            aria-expanded={isShown}
            data-is-dialog={inline || undefined}
          />
          {value && (
            <IconButton label="Clear search" onClick={() => onChange('')}>
              <X size={16} aria-hidden />
            </IconButton>
          )}
        </Field>
        <Rows {...getMenuProps({ 'aria-label': 'Suggestions' })} hidden={!isShown} $inline={inline}>
          {shown.map((choice, index) => (
            <Row
              key={keyOf(choice)}
              {...getItemProps({ item: choice, index })}
              aria-selected={index === highlightedIndex}
              data-active={index === highlightedIndex || undefined}
            >
              <span>{choice === 'typed' ? `Search for “${text}”` : choice.text}</span>
              {choice !== 'typed' && <SmallText as="span">{choice.note}</SmallText>}
            </Row>
          ))}
        </Rows>
      </Anchor>
    </Frame>
  );
};

/** A row stays the same element when others come before it, so that a press never reaches another row than the one shown. */
const keyOf = (choice: Choice | null) =>
  choice && typeof choice === 'object' ? [choice.note, choice.text, choice.path].join(' ') : choice;

/** Only Enter and a click choose a row, and choosing one does not change the text. A second click keeps the list open. */
const keepText = (
  state: UseComboboxState<Choice>,
  { type, changes }: UseComboboxStateChangeOptions<Choice>,
): Partial<UseComboboxState<Choice>> => {
  if (type === InputClick && state.isOpen) return state;
  if (type === InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue };
  return changes.selectedItem ? { ...changes, inputValue: state.inputValue } : changes;
};
