import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { media, TextInput } from '@shop/shared/ui';
import type { LibraryPicture } from './use-library';

/** As much as the API takes. */
const MAX_NAME = 120;
const NAMELESS = 'Без имени';

const NameButton = styled.button`
  width: 100%;
  min-height: 28px;
  padding: 4px 0;
  color: var(--c-text-2);
  font-size: 13px;
  line-height: 18px;
  text-align: left;
  overflow-wrap: anywhere;

  & > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  &:hover {
    color: var(--c-link);
  }

  @media ${media.touch} {
    min-height: var(--size-tap);
  }
`;

interface PictureNameProps {
  picture: LibraryPicture;
  /** @returns whether it has the name now */
  onName: (name: string) => Promise<boolean>;
}

/** The name of a picture. A press changes it where it stands: Enter keeps it, Esc does not. */
export function PictureName({ picture: { name }, onName }: PictureNameProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isBusy = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = typed !== null;
  const isByKey = useRef(false);
  useEffect(() => {
    // Each comes in the place of the other, which had the cursor.
    if (isOpen) {
      field.current?.focus();
      field.current?.select();
    } else if (isByKey.current) button.current?.focus();
    isByKey.current = false;
  }, [isOpen]);

  const keep = async () => {
    const next = typed?.trim() ?? '';
    if (isBusy.current) return;
    isBusy.current = true;
    const isKept = next === '' || next === name || (await onName(next));
    isBusy.current = false;
    if (isKept) setTyped(null);
  };

  if (typed === null)
    return (
      <NameButton ref={button} type="button" aria-label={`Назвать: ${name || NAMELESS}`} onClick={() => setTyped(name)}>
        <span>{name || NAMELESS}</span>
      </NameButton>
    );
  return (
    <TextInput
      ref={field}
      isSmall
      aria-label="Имя картинки"
      maxLength={MAX_NAME}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void keep()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        isByKey.current = true;
        if (event.key === 'Enter') void keep();
        else setTyped(null);
      }}
    />
  );
}
