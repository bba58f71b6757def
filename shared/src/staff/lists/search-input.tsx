import { useEffect, useRef, useState } from 'react';
import { TextInput } from '../../ui';

/** Typing is asked for this long after its last key. */
const TYPED_MS = 250;

/** Typing into a field is no shortcut. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select');

/** By its place, too: in Russian that key types a full stop. */
const isSlash = ({ key, code, shiftKey }: KeyboardEvent) => key === '/' || (code === 'Slash' && !shiftKey);

interface SearchInputProps {
  label: string;
  placeholder: string;
  /** What is asked for now. */
  value: string;
  onChange: (text: string) => void;
  hasShortcut?: boolean;
}

/**
 * A search that asks a moment after the last key. `/` focuses it, unless the page has another
 * search.
 */
export function SearchInput({ label, placeholder, value, onChange, hasShortcut = true }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  // The address has changed by itself: Back, or a filter.
  if (asked !== value) {
    setAsked(value);
    setTyped(value);
  }
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (!hasShortcut || !isSlash(event) || isTyping(event.target) || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => {
      document.removeEventListener('keydown', focus);
      clearTimeout(timer.current);
    };
  }, [hasShortcut]);

  return (
    <TextInput
      ref={input}
      isSmall
      type="search"
      aria-label={label}
      aria-keyshortcuts={hasShortcut ? '/' : undefined}
      placeholder={placeholder}
      value={typed}
      onChange={({ target }) => {
        const text = target.value;
        const { pathname } = window.location;
        setTyped(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          // Another page is already loading: the answer would call its reader back.
          if (window.location.pathname !== pathname) return;
          setAsked(text);
          onChange(text);
        }, TYPED_MS);
      }}
    />
  );
}
