import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { media, SearchIcon } from '@shop/shared/ui';
import { headerAction } from './header-action.styles';
import { useOnDemand } from './use-on-demand';

/** Screens without scripts on which the form is a line of its own. */
const WITHOUT_SCRIPTS = `${media.compact} and (scripting: none)`;

/** On narrow screens, the button that opens the form. */
export const SearchToggle = styled.button.attrs({ type: 'button', 'aria-label': 'Поиск' })`
  ${headerAction}
  display: none;

  @media ${media.compact} {
    display: flex;
  }

  @media (scripting: none) {
    display: none;
  }
`;

/** On wide screens it stands in the row above the header, otherwise below it, when it is open. */
const Form = styled.form`
  position: absolute;
  bottom: 100%;
  /* The phones on the right are longer than the links on the left. */
  left: 42%;
  display: flex;
  align-items: center;
  width: min(380px, 25vw);
  height: var(--size-util);
  transform: translateX(-50%);

  @media ${media.compact} {
    position: relative;
    bottom: auto;
    left: auto;
    display: none;
    width: auto;
    height: auto;
    padding: 8px 16px;
    border-top: 1px solid var(--c-line);
    transform: none;

    &[data-open] {
      display: flex;
    }
  }

  @media ${WITHOUT_SCRIPTS} {
    display: flex;
  }
`;

const Field = styled.input`
  width: 100%;
  min-width: 0;
  height: 30px;
  padding: 0 32px 0 2px;
  background: transparent;
  border: 0;
  border-bottom: 1px solid var(--c-control);
  border-radius: 0;
  color: var(--c-text);
  font-size: 14px;

  &::placeholder {
    color: var(--c-text-2);
    opacity: 1;
  }

  &:hover {
    border-color: var(--c-control-hover);
  }

  &:focus {
    outline: 0;
    border-color: var(--c-primary);
    box-shadow: 0 1px 0 var(--c-primary);
  }

  @media ${media.compact} {
    height: var(--size-tap);
    padding-right: var(--size-tap);
    font-size: 16px;
  }
`;

const Submit = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 30px;
  height: 30px;
  margin-left: -30px;
  color: var(--c-text-2);

  &:hover {
    color: var(--c-text);
  }

  @media ${media.compact} {
    width: var(--size-tap);
    height: var(--size-tap);
    margin-left: calc(-1 * var(--size-tap));
  }
`;

const loadSearch = () => import(/* webpackChunkName: "search" */ '../search');

interface SiteSearchProps {
  /** On narrow screens: whether the form is shown. */
  isOpen: boolean;
  /** The visitor has left the form by Esc. */
  onClose: () => void;
}

/**
 * The search of every page. Without scripts it is a form of the catalogue; with them, its first use
 * loads the suggestions.
 */
export function SiteSearch({ isOpen, onClose }: SiteSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  const search = useOnDemand(isUsed, loadSearch, () => setIsUsed(false));

  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  return (
    <Form
      role="search"
      aria-label="Поиск по сайту"
      action="/products"
      data-open={isOpen || undefined}
      onFocus={() => setIsUsed(true)}
    >
      <Field
        ref={field}
        name="q"
        role="combobox"
        aria-label="Поиск по сайту"
        aria-expanded={false}
        placeholder="Поиск: трекер, антенна, 24 В"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Submit aria-label="Искать">
        <SearchIcon size={18} />
      </Submit>
      {search && <search.SearchList field={field} onLeave={onClose} />}
    </Form>
  );
}
