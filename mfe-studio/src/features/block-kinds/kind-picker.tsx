import { useState } from 'react';
import styled from 'styled-components';
import type { Schemas } from '@shop/shared/page-documents';
import { Muted, TextInput } from '@shop/shared/ui';
import { BlockDrawing } from '../../components';
import type { Common } from '../../editing';
import { fold } from '../../words';
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

interface PickProps {
  kind: string;
  label: string;
  onPick: () => void;
}

function Pick({ kind, label, onPick }: PickProps) {
  return (
    <li>
      <Kind type="button" onClick={onPick}>
        <BlockDrawing kind={kind} />
        {label}
      </Kind>
    </li>
  );
}

function KindGrid({ kinds, onPick }: { kinds: Readonly<Kinds>; onPick: (kind: string) => void }) {
  return (
    <Grid>
      {kinds.map(([kind, { label }]) => (
        <Pick key={kind} kind={kind} label={label} onPick={() => onPick(kind)} />
      ))}
    </Grid>
  );
}

interface CommonGridProps {
  commons: readonly Common[];
  onPick: (common: Common) => void;
}

function CommonGrid({ commons, onPick }: CommonGridProps) {
  if (commons.length === 0) return null;
  return (
    <section>
      <Group>Общие</Group>
      <Grid>
        {commons.map((common) => (
          <Pick key={common.id} kind={common.block.type} label={common.title} onPick={() => onPick(common)} />
        ))}
      </Grid>
    </section>
  );
}

interface KindPickerProps {
  schemas: Schemas;
  commons: readonly Common[];
  onPick: (kind: string) => void;
  onPickCommon: (common: Common) => void;
}

/**
 * The kinds of block that the site can show, and the common blocks, in small drawings: in groups
 * until one searches.
 */
export function KindPicker({ schemas, commons, onPick, onPickCommon }: KindPickerProps) {
  const [words, setWords] = useState('');
  const kinds = findKinds(schemas, words);
  const named = commons.filter(({ title, state }) => state !== 'off' && fold(title).includes(fold(words)));
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
      {kinds.length + named.length === 0 && <Nothing role="status">Такого вида нет</Nothing>}
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
      <CommonGrid commons={named} onPick={onPickCommon} />
    </>
  );
}
