import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ShapeField } from '@shop/shared/page-documents';
import { Button, PlusIcon } from '@shop/shared/ui';
import { smallestValue } from '../../editing';
import type { FieldInputProps } from './field-props';
import { useFields } from './fields-context';
import { takeCursor } from './show-field';

export const Group = styled.fieldset`
  display: grid;
  gap: 12px;
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const GroupHead = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  align-items: center;
  min-height: 32px;
  padding-top: 8px;
  border-top: 1px solid var(--c-line);
`;

export const GroupName = styled.legend`
  display: contents;
  font-size: 14px;
  line-height: 20px;
  font-weight: var(--w-medium);
`;

/** A small quiet button of a group or list. */
export const GroupButton = styled(Button).attrs({ kind: 'quiet' })`
  height: 32px;
  padding-inline: 8px;
  font-size: 14px;
`;

interface GroupInputProps extends FieldInputProps<ShapeField> {
  children: ReactNode;
}

/** Fields that belong together. An optional group can be added and taken away. */
export function GroupInput({ field, path, value, label = field.label, children }: GroupInputProps) {
  const { change } = useFields();
  const box = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [pressed, setPressed] = useState<'add' | 'remove' | null>(null);
  useEffect(() => {
    if (pressed === 'add' && box.current) takeCursor(box.current);
    if (pressed === 'remove') button.current?.focus();
  }, [pressed]);
  const add = () => {
    change(path, smallestValue(field));
    setPressed('add');
  };
  const remove = () => {
    change(path, undefined);
    setPressed('remove');
  };
  if (label === '') return <Group>{children}</Group>;
  if (field.isOptional && value === undefined)
    return (
      <GroupHead>
        <span>{label}</span>
        <GroupButton ref={button} onClick={add} aria-label={`Добавить: ${label}`}>
          <PlusIcon size={16} />
          Добавить
        </GroupButton>
      </GroupHead>
    );
  return (
    <Group ref={box}>
      <GroupName>
        <GroupHead>
          {label}
          {field.isOptional && (
            <GroupButton onClick={remove} aria-label={`Убрать: ${label}`}>
              Убрать
            </GroupButton>
          )}
        </GroupHead>
      </GroupName>
      {children}
    </Group>
  );
}
