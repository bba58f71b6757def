import { useId, useState } from 'react';
import { useRowFocus } from '@shop/shared/staff';
import { Button, FieldError, Muted, PlusIcon, Stack, VisuallyHidden } from '@shop/shared/ui';
import type { LinkTarget } from '../links';
import { moved, type EntryEdit, type MenuEdit } from './menu-edit';
import { MenuRow } from './menu-row';

/** What the menus of the header are called; columns of the footer say so themselves. */
const NAMES: Readonly<Record<string, string>> = { Шапка: 'Шапка сайта', Решения: 'Шапка: «Решения»' };

interface MenuListProps {
  menu: MenuEdit;
  targets: readonly LinkTarget[];
  /** What the API says, by title, number and field. */
  fields: Readonly<Record<string, string>>;
  onChange: (entries: readonly EntryEdit[]) => void;
}

/** The links of one menu, moved by dragging or by buttons. */
export function MenuList({ menu: { title, takes, entries }, targets, fields, onChange }: MenuListProps) {
  const headingId = useId();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    if (to < 0 || to >= entries.length || to === from) return;
    setSaid(`«${entries[from]?.text ?? ''}» теперь ${to + 1} из\u00A0${entries.length}`);
    onChange(moved(entries, from, to));
  };
  const drop = () => {
    if (dragged !== null && over !== null) move(dragged, over);
    setDragged(null);
    setOver(null);
  };
  const { list, willAdd, willRemove } = useRowFocus<HTMLOListElement>(entries.length);
  const add = () => {
    willAdd();
    onChange([...entries, { id: `new ${Date.now()}`, to: '', text: '', isOwn: true }]);
  };
  return (
    <Stack gap={2}>
      <h3 id={headingId}>{NAMES[title] ?? `Подвал: «${title}»`}</h3>
      {takes === 'nothing' && <Muted>В&nbsp;первом ряду шапки места для своих пунктов нет: меняйте порядок.</Muted>}
      <Stack ref={list} as="ol" gap={2} aria-labelledby={headingId}>
        {entries.map((entry, index) => (
          <MenuRow
            key={entry.id}
            entry={entry}
            targets={targets}
            errors={{ text: fields[`${title}.${index}.text`], to: fields[`${title}.${index}.to`] }}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            isDropTarget={over === index && dragged !== null && dragged !== index}
            onChange={(next) => onChange(entries.with(index, next))}
            onMove={(by) => move(index, index + by)}
            onRemove={() => {
              willRemove(index);
              onChange(entries.toSpliced(index, 1));
            }}
            onDragStart={() => setDragged(index)}
            onDragOver={() => setOver(index)}
            onDrop={drop}
          />
        ))}
      </Stack>
      {fields[title] && <FieldError role="alert">{fields[title]}</FieldError>}
      {takes !== 'nothing' && (
        <div>
          <Button kind="quiet" onClick={add} aria-label={`Добавить пункт: ${title}`}>
            <PlusIcon size={16} />
            Добавить пункт
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Stack>
  );
}
