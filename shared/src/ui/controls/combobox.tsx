import { useEffect, useId, useRef, type ComponentProps, type FocusEvent } from 'react';
import { ChevronDownIcon } from '../icons/icons';
import { VisuallyHidden } from '../layout/visually-hidden';
import type { ComboboxOption } from './combobox-options';
import { Frame, Nothing, Option, Options, Text } from './combobox-parts';
import { useCombobox } from './use-combobox';

export interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'list'> {
  options: readonly ComboboxOption[];
  /** The chosen option's value; empty while none is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Called with the typed text while it names no option. */
  onTextChange?: (text: string) => void;
  /** Shown instead of options when none contains the text. */
  emptyText: string;
}

function useActiveInView(active: number) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const option = list.current?.children[active];
    // jsdom has no layout and no `scrollIntoView`.
    if (typeof option?.scrollIntoView === 'function') option.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return list;
}

/** A field that suggests options during typing. Only an option of the list can be chosen. */
export function Combobox({
  options,
  value,
  onChange,
  onTextChange,
  emptyText,
  onBlur,
  className,
  ...rest
}: ComboboxProps) {
  const listId = useId();
  const state = useCombobox({ options, value, onChange, onTextChange });
  const { found, isOpen, isFiltering, active } = state;
  const list = useActiveInView(active);
  const isListShown = isOpen && found.length > 0;
  const isNothingFound = isOpen && found.length === 0;

  /** The next key replaces a chosen option: «Казань» must not become «КазаньОмск». */
  const selectChosen = (input: HTMLInputElement) => {
    if (state.isChosen) input.select();
  };

  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    state.leave();
    onBlur?.(event);
  };

  return (
    <Frame className={className}>
      <Text
        autoComplete="off"
        {...rest}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={isListShown ? listId : undefined}
        aria-activedescendant={isListShown && active >= 0 ? `${listId}-${active}` : undefined}
        value={state.shownText}
        onChange={(event) => state.type(event.currentTarget.value)}
        onFocus={({ currentTarget }) => selectChosen(currentTarget)}
        onClick={({ currentTarget }) => {
          if (!isOpen) selectChosen(currentTarget);
          state.open();
        }}
        onKeyDown={state.handleKeyDown}
        onBlur={handleBlur}
      />
      <ChevronDownIcon size={16} />
      {isListShown && (
        <Options ref={list} id={listId} role="listbox" aria-label="Варианты">
          {found.map((option, index) => (
            <Option
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={option.value === value}
              $isActive={index === active}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => state.choose(option)}
            >
              {option.label}
            </Option>
          ))}
        </Options>
      )}
      {isNothingFound && <Nothing>{emptyText}</Nothing>}
      <VisuallyHidden role="status">
        {isNothingFound && emptyText}
        {isListShown && isFiltering && `Найдено: ${found.length}`}
      </VisuallyHidden>
    </Frame>
  );
}
