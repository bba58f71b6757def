import { useId, useState, type ReactNode } from 'react';
import type { Field, ListField } from '@shop/shared/page-documents';
import { useRowFocus } from '@shop/shared/staff';
import { Caption, FieldError, Mono } from '@shop/shared/ui';
import { AddItem } from './add-item';
import type { FieldInputProps } from './field-props';
import { useFields } from './fields-context';
import { Group, GroupHead, GroupName } from './group-input';
import { ListItem } from './list-item';

/** The item that a path is inside of; null when it is outside the list. */
function itemIn(path: string, wanted: string | undefined): number | null {
  if (!wanted?.startsWith(`${path}[`)) return null;
  return Number.parseInt(wanted.slice(path.length + 1), 10);
}

interface ListInputProps extends FieldInputProps<ListField> {
  /** Draws the input of an item. */
  children: (item: FieldInputProps) => ReactNode;
}

/** The items of a list, one of them open. */
export function ListInput({ field, path, value, label = field.label, children }: ListInputProps) {
  const { change, insertItem, moveItem, removeItem, faults, focus } = useFields();
  const nameId = useId();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const [open, setOpen] = useState<number | null>(itemIn(path, focus?.path));
  /** What was added last: what is typed next is its text. */
  const [added, setAdded] = useState<number | null>(null);
  const [seenFocus, setSeenFocus] = useState(focus);
  if (focus !== seenFocus) {
    setSeenFocus(focus);
    const wanted = itemIn(path, focus?.path);
    if (wanted !== null) setOpen(wanted);
  }

  const move = (from: number, to: number) => {
    moveItem(path, from, to);
    setOpen(to);
    setAdded(null);
  };
  const { list, willRemove } = useRowFocus<HTMLDivElement>(items.length);
  const remove = (index: number) => {
    willRemove(index);
    // An optional list is either there or absent: an empty one shows an empty part of the page.
    if (items.length === 1 && field.isOptional) change(path, undefined);
    else removeItem(path, index);
    setOpen(null);
    setAdded(null);
  };
  const add = (item: Field) => {
    insertItem(path, items.length, item);
    setAdded(items.length);
    setOpen(items.length);
  };
  const error = faults.get(path);

  return (
    <Group aria-labelledby={nameId}>
      <GroupName as="div">
        <GroupHead>
          <span id={nameId}>{label}</span>
          <Mono>{items.length}</Mono>
        </GroupHead>
      </GroupName>
      <div ref={list} role="list" aria-labelledby={nameId}>
        {items.map((item, index) => (
          <ListItem
            // Items have no ids of their own; the open one follows when it is moved.
            key={index}
            field={field.item}
            value={item}
            index={index}
            count={items.length}
            isOpen={open === index}
            isNew={added === index}
            onToggle={() => setOpen(open === index ? null : index)}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          >
            {children({
              field: field.item,
              path: `${path}[${index}]`,
              value: item,
              label: field.item.label || `№\u00A0${index + 1}`,
            })}
          </ListItem>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
      {items.length < field.max ? (
        <AddItem field={field.item} label={label} onAdd={add} />
      ) : (
        <Caption>{`Больше ${field.max} нельзя`}</Caption>
      )}
    </Group>
  );
}
