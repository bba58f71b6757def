import { useState } from 'react';
import styled from 'styled-components';
import { whenOf } from '@shop/shared/format';
import { pageSchema, type Schemas } from '@shop/shared/page-documents';
import { Button, Radio } from '@shop/shared/ui';
import { SidePanel } from '../../components';
import { useEditor, type BlockConflict, type Choices, type SaveState } from '../../editing';
import { changesOf } from '../../features/history';

const Part = styled.fieldset`
  display: grid;
  gap: 8px;
  padding: 12px 16px;
  border: 0;
  border-top: 1px solid var(--c-line);
  font-size: 14px;
  line-height: 20px;
`;

const Text = styled.p`
  padding-left: 32px;
  overflow-wrap: anywhere;
`;

const Words = styled.p`
  padding: 4px 16px 12px;
`;

const Foot = styled.div`
  padding: 12px 16px;
`;

interface Difference {
  title: string;
  mine: string;
  theirs: string;
}

const GONE = 'блок удалён';

/** Where the two texts of a block differ, in words. */
function differencesOf({ type, mine, theirs, showing, blockId }: BlockConflict, schemas: Schemas): Difference[] {
  const title = `«${schemas.kinds[type]?.label ?? pageSchema.label}»`;
  if (mine === null || theirs === null)
    return [{ title, mine: mine ? 'блок остаётся' : GONE, theirs: theirs ? 'блок остаётся' : GONE }];
  const document = (props: Record<string, unknown>, side: 'mine' | 'theirs') =>
    blockId === null
      ? { root: { props }, content: [] }
      : { root: { props: {} }, content: [{ type, props: { ...props, id: blockId }, ...showing?.[side] }] };
  // Only the parts that `changesOf` compares are there.
  const ofMine = document(theirs, 'theirs') as unknown as Parameters<typeof changesOf>[0];
  const ofTheirs = document(mine, 'mine') as unknown as Parameters<typeof changesOf>[0];
  return changesOf(ofMine, ofTheirs, schemas).map((change) => ({
    title: change.title,
    mine: change.after ?? 'пусто',
    theirs: change.before ?? 'пусто',
  }));
}

interface ConflictPanelProps {
  save: Extract<SaveState, { kind: 'conflict' }>;
}

/** Two people have changed the same blocks: both texts, one of which is chosen. */
export function ConflictPanel({ save }: ConflictPanelProps) {
  const schemas = useEditor((state) => state.schemas);
  const resolve = useEditor((state) => state.resolve);
  const [choices, setChoices] = useState<Choices>({});
  const name = save.savedBy ?? 'Другой человек';
  const isChosen = save.conflicts.every(({ blockId }) => choices[blockId ?? ''] !== undefined);

  return (
    <SidePanel title="Один блок правили двое" takesCursor>
      <Words>
        {`${name}${save.savedAt ? `, ${whenOf(save.savedAt)}` : ''}. Выберите, что оставить. Второй текст вернёт «Отменить», и\u00A0он останется в\u00A0истории.`}
      </Words>
      {save.conflicts.map((conflict) => {
        const id = conflict.blockId ?? '';
        const differences = differencesOf(conflict, schemas);
        const choose = (choice: 'mine' | 'theirs') => setChoices({ ...choices, [id]: choice });
        return (
          <Part key={id} aria-label={differences[0]?.title}>
            {differences.map(({ title }) => (
              <strong key={title}>{title}</strong>
            ))}
            <Radio name={`conflict-${id}`} checked={choices[id] === 'mine'} onChange={() => choose('mine')}>
              Оставить моё
            </Radio>
            {differences.map(({ title, mine }) => (
              <Text key={title}>{mine}</Text>
            ))}
            <Radio name={`conflict-${id}`} checked={choices[id] === 'theirs'} onChange={() => choose('theirs')}>
              {`Взять: ${name}`}
            </Radio>
            {differences.map(({ title, theirs }) => (
              <Text key={title}>{theirs}</Text>
            ))}
          </Part>
        );
      })}
      <Foot>
        <Button disabled={!isChosen} onClick={() => resolve(choices)}>
          Готово
        </Button>
      </Foot>
    </SidePanel>
  );
}
