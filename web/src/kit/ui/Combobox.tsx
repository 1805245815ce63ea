import { ChevronDown } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import type { ControlProps } from '../forms/Field.tsx';
import { Frame, List, Nothing, Row, Typed } from './comboboxParts.ts';
import type { Option } from './Control.tsx';
import { useEscape } from './useEscape.ts';

type ComboboxProps = Omit<ControlProps, 'value'> & {
  /** The selected option; its label is shown while nothing is typed. */
  selected: Option | undefined;
  /** Returns the options that match the typed text. */
  options: readonly Option[];
  busy?: boolean;
  placeholder?: string;
  onSearch: (text: string) => void;
  onChange: (option: Option) => void;
  onBlur: () => void;
};

/** A select with text search: the ARIA combobox with a listbox. */
export function Combobox({
  selected,
  options,
  busy,
  placeholder,
  onSearch,
  onChange,
  onBlur,
  ...control
}: ComboboxProps) {
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const active = Math.min(at, options.length - 1);
  const label = selected?.label ?? '';

  function close() {
    setOpen(false);
    setTyped(undefined);
    onSearch('');
  }
  function open() {
    setAt(
      Math.max(
        0,
        options.findIndex((option) => option.value === selected?.value),
      ),
    );
    setOpen(true);
  }
  function choose(option: Option | undefined) {
    if (option) onChange(option);
    close();
  }
  useEscape(isOpen, close);

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (isOpen) setAt((active + step + options.length) % Math.max(1, options.length));
      else open();
    }
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(options[active]);
    }
  }

  return (
    <Frame>
      <Typed
        {...control}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && options[active] ? `${listId}-${active}` : undefined}
        placeholder={placeholder}
        value={typed ?? label}
        onFocus={(event) => event.target.select()}
        onClick={open}
        onKeyDown={handleKey}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
          setOpen(true);
          onSearch(event.target.value);
        }}
        onBlur={() => {
          close();
          onBlur();
        }}
      />
      <ChevronDown size={16} aria-hidden />
      <List id={listId} role="listbox" aria-label="Choices" hidden={!isOpen}>
        {options.map((option, index) => (
          <Row
            key={option.value}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={option.value === selected?.value}
            data-active={index === active || undefined}
            ref={index === active && isOpen ? showActive : undefined}
            // Keeps the focus in the text box.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {option.label}
          </Row>
        ))}
        {options.length === 0 && (
          <Nothing role="option" aria-disabled aria-selected={false}>
            {busy ? 'Searching...' : 'Nothing found'}
          </Nothing>
        )}
      </List>
    </Frame>
  );
}

const showActive = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });
