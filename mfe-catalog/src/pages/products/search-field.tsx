import { IconButton, media, SearchIcon, TextInput } from '@shop/shared/ui';
import { startTransition, useOptimistic, type ChangeEvent } from 'react';
import styled from 'styled-components';
import { until } from '../../components/breakpoints';
import type { ChangeQuery } from './filter';

const Row = styled.div`
  position: relative;
  z-index: 1;
  align-self: start;
  display: flex;
  gap: 8px;
  /* The button of the panel stands beside it. */
  width: min(560px, 100% - 220px);

  @media ${media.touch} {
    & > button {
      width: var(--size-tap);
      height: var(--size-tap);
    }
  }

  @media ${until.phone} {
    width: auto;
    margin-bottom: 12px;
  }
`;

const MAX_LENGTH = 100;

interface SearchFieldProps {
  text: string;
  onChange: ChangeQuery;
  onFocus: () => void;
}

export function SearchField({ text, onChange, onFocus }: SearchFieldProps) {
  // A letter is in its field at once; the form around it follows with the list, when there is time.
  const [typed, setTyped] = useOptimistic(text);

  const handleChange = ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
    startTransition(() => {
      setTyped(value);
      onChange({ text: value }, { isTyping: true });
    });

  return (
    <Row>
      <TextInput
        isSmall
        type="search"
        name="q"
        value={typed}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        aria-label="Поиск по названию, артикулу и свойствам"
        placeholder="Название, артикул или свойство"
        onChange={handleChange}
        onFocus={onFocus}
      />
      <IconButton type="submit" label="Найти">
        <SearchIcon size={20} />
      </IconButton>
    </Row>
  );
}
