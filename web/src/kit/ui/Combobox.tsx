import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { ChevronDown } from 'lucide-react';
import type { ControlProps } from '../forms/Field.tsx';
import { Frame, List, Nothing, Row, Typed } from './comboboxParts.ts';
import type { Option } from './Control.tsx';

type ComboboxProps = Partial<Omit<ControlProps, 'value' | 'onChange'>> & {
  'aria-label'?: string;
  /** The selected option; its label is shown while nothing is typed. */
  selected: Option | undefined;
  /** The options that match the typed text. */
  options: Option[];
  busy?: boolean;
  placeholder?: string;
  onSearch: (text: string) => void;
  onChange: (option: Option) => void;
};

/** A select with text search: the ARIA combobox with a listbox. */
export const Combobox = ({ selected, options, busy, onSearch, onChange, ...control }: ComboboxProps) => {
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Option>({
    items: options,
    selectedItem: selected ?? null,
    inputId: control.id,
    itemToKey: (option) => option?.value,
    itemToString: labelOf,
    stateReducer: reduce,
    onInputValueChange: ({ type, inputValue }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) onSearch(inputValue);
    },
    onIsOpenChange: (change) => {
      if (!change.isOpen) onSearch('');
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChange(selectedItem);
    },
  });

  return (
    <Frame>
      {/* Named by the field's own label, so without the label id of the hook. */}
      <Typed
        {...getInputProps({ ...control, onFocus: (event) => event.currentTarget.select() })}
        aria-labelledby={undefined}
      />
      <ChevronDown size={16} aria-hidden />
      <List {...getMenuProps({ 'aria-label': 'Choices' })} hidden={!isOpen}>
        {options.map((option, index) => (
          <Row
            key={option.value}
            {...getItemProps({ item: option, index })}
            aria-selected={option.value === selected?.value}
            data-active={index === highlightedIndex || undefined}
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
};

const labelOf = (option: Option | null | undefined) => option?.label ?? '';

/**
 * Typing highlights the first match; a second click keeps the list open; leaving and Escape keep the selection; when closed, the box shows
 * the label of its selection.
 */
const reduce = (
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> => {
  const { InputChange, InputClick, InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;
  if (type === InputClick && state.isOpen) return state;
  if (type === InputChange) return { ...changes, highlightedIndex: 0 };
  if (changes.isOpen) return changes;
  const isKept = type === InputBlur || type === InputKeyDownEscape;
  const selectedItem = (isKept ? undefined : changes.selectedItem) ?? state.selectedItem;
  return { ...changes, selectedItem, inputValue: labelOf(selectedItem) };
};
