import { useEffect, useState, type ComponentType } from 'react';
import { Caption } from '@shop/shared/ui';
import { Group, GroupButton, GroupHead, GroupName } from '../group-input';
import { loadRichText } from './load-rich-text';
import type { RichTextProps } from './rich-text-editor';

/** A text with looks. Its editor is loaded with the first one, because most blocks have none. */
export function RichTextInput(props: RichTextProps) {
  const [attempt, setAttempt] = useState(0);
  const [Editor, setEditor] = useState<ComponentType<RichTextProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isGone = false;
    loadRichText().then(
      (module) => !isGone && setEditor(() => module.RichTextEditor),
      () => !isGone && setHasFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  if (Editor) return <Editor {...props} />;
  return (
    <Group>
      <GroupName>
        <GroupHead>{props.label ?? props.field.label}</GroupHead>
      </GroupName>
      <Caption role="status">
        {hasFailed ? 'Редактор текста не\u00A0загрузился. Проверьте связь' : 'Загружаем редактор текста…'}
      </Caption>
      {hasFailed && (
        <GroupButton
          onClick={() => {
            setHasFailed(false);
            setAttempt(attempt + 1);
          }}
        >
          Повторить
        </GroupButton>
      )}
    </Group>
  );
}
