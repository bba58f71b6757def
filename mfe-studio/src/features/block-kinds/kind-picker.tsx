import { useState } from 'react';
import styled from 'styled-components';
import type { Schemas } from '@shop/shared/page-documents';
import { Muted, TextInput } from '@shop/shared/ui';
import { BlockDrawing } from '../../components';
import { findKinds } from './find-kinds';
import { kindGroups } from './kind-groups';

const Search = styled.div`
  padding: 0 16px 12px;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1px;
  border-block: 1px solid var(--c-line);
  background: var(--c-line);

  /* Nothing is left beside the last one of an odd number. */
  & > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;

const Group = styled.h3`
  padding: 16px 16px 8px;
  color: var(--c-text-3);
  font-size: 13px;
  line-height: 18px;
  font-weight: var(--w-body);
  letter-spacing: 0;

  section:first-child > & {
    padding-top: 0;
  }
`;

const Kind = styled.button`
  position: relative;
  display: grid;
  gap: 8px;
  align-content: start;
  width: 100%;
  height: 100%;
  min-height: 108px;
  padding: 14px 12px 10px;
  background: var(--c-surface);
  text-align: left;
  font-size: 14px;
  line-height: 18px;

  &:hover {
    --drawing-mark: var(--c-signal);

    background: var(--c-bg);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Nothing = styled(Muted)`
  padding: 0 16px;
`;

type Kinds = ReturnType<typeof findKinds>;

function KindGrid({ kinds, onPick }: { kinds: Readonly<Kinds>; onPick: (kind: string) => void }) {
  return (
    <Grid>
      {kinds.map(([kind, { label }]) => (
        <li key={kind}>
          <Kind type="button" onClick={() => onPick(kind)}>
            <BlockDrawing kind={kind} />
            {label}
          </Kind>
        </li>
      ))}
    </Grid>
  );
}

interface KindPickerProps {
  schemas: Schemas;
  onPick: (kind: string) => void;
}

/** The kinds of block that the site can show, in small drawings: in groups until one searches. */
export function KindPicker({ schemas, onPick }: KindPickerProps) {
  const [words, setWords] = useState('');
  const kinds = findKinds(schemas, words);
  return (
    <>
      <Search>
        <TextInput
          isSmall
          type="search"
          aria-label="Найти вид блока"
          placeholder="Найти вид блока"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Search>
      {kinds.length === 0 && <Nothing role="status">Такого вида нет</Nothing>}
      {words.trim() === '' ? (
        <div>
          {kindGroups(kinds).map((group) => (
            <section key={group.label}>
              <Group>{group.label}</Group>
              <KindGrid kinds={group.kinds} onPick={onPick} />
            </section>
          ))}
        </div>
      ) : (
        <KindGrid kinds={kinds} onPick={onPick} />
      )}
    </>
  );
}
