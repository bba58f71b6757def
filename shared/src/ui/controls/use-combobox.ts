import { useState, type KeyboardEvent } from 'react';
import { findOptions, meantOption, optionNamed, type ComboboxOption } from './combobox-options';

interface ComboboxInput {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  onTextChange?: (text: string) => void;
}

const NONE = -1;

/**
 * The state and keyboard control of a combobox. The form owns the value;
 * this hook owns the text that names no option.
 */
export function useCombobox({ options, value, onChange, onTextChange }: ComboboxInput) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [isFiltering, setIsFiltering] = useState(false);
  const [active, setActive] = useState(NONE);
  const chosen = options.find((option) => option.value === value);
  // What is being typed stays as it is: «Москва г» passes «Москва».
  const shownText = isFiltering ? text : (chosen?.label ?? text);
  const found = isFiltering ? findOptions(options, shownText) : options;

  const close = () => {
    setIsOpen(false);
    setIsFiltering(false);
    setActive(NONE);
  };

  const open = () => {
    setIsOpen(true);
    setActive(found.findIndex((option) => option.value === value));
  };

  const keepText = (next: string) => {
    setText(next);
    onTextChange?.(next);
  };

  const choose = (option: ComboboxOption) => {
    keepText('');
    close();
    onChange(option.value);
  };

  const type = (next: string) => {
    keepText(next);
    setIsOpen(true);
    setIsFiltering(next.trim() !== '');
    setActive(next.trim() === '' ? NONE : 0);
    onChange(optionNamed(options, next)?.value ?? '');
  };

  const leave = () => {
    const meant = isFiltering ? meantOption(options, shownText) : undefined;
    if (meant) choose(meant);
    else close();
  };

  const move = (step: 1 | -1) => {
    if (!isOpen) open();
    else if (found.length > 0)
      setActive((index) => (Math.max(index, step === 1 ? NONE : 0) + step + found.length) % found.length);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const option = isOpen ? found[active] : undefined;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && option) choose(option);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };

  return {
    shownText,
    isChosen: chosen !== undefined && !isFiltering,
    found,
    isOpen,
    isFiltering,
    active,
    open,
    choose,
    type,
    leave,
    handleKeyDown,
  };
}
