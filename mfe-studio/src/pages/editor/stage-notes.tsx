import styled from 'styled-components';
import type { PageDocument } from '@shop/shared/page-documents';
import { AlertIcon, Button, CloseIcon } from '@shop/shared/ui';
import { SmallButton } from '../../components';
import { useEditor } from '../../editing';
import { kindName } from '../../words';

const Line = styled.div<{ $isWarning?: boolean }>`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 44px;
  padding: 4px 8px 4px 16px;
  border-bottom: 1px solid var(--c-line);
  background: ${({ $isWarning }) => ($isWarning ? 'var(--c-warning-bg)' : 'var(--c-surface)')};
  font-size: 14px;
  line-height: 20px;

  & > svg {
    flex: none;
  }

  & > p {
    flex: 1;
  }

  & > button {
    flex: none;
  }
`;

interface StageNotesProps {
  /** An old version that is looked at instead of the draft. */
  shownVersion: PageDocument | null;
  onBackToDraft: () => void;
}

/** Lines above the page, only while there is something to say. */
export function StageNotes({ shownVersion, onBackToDraft }: StageNotesProps) {
  const save = useEditor((state) => state.save);
  const retrySave = useEditor((state) => state.retrySave);
  const mergedWith = useEditor((state) => state.mergedWith);
  const closeMergeNote = useEditor((state) => state.closeMergeNote);
  const removed = useEditor((state) => state.removed);
  const schemas = useEditor((state) => state.schemas);
  const putBack = useEditor((state) => state.putBack);
  const forgetRemoved = useEditor((state) => state.forgetRemoved);
  return (
    <>
      {save.kind === 'waiting' && (
        <Line $isWarning>
          <AlertIcon size={18} />
          <p>
            {save.why === 'refused'
              ? (save.text ?? 'Сайт не\u00A0принял черновик')
              : 'Правки отправятся сами, как только получится. Вкладку можно закрыть.'}
          </p>
          <Button kind="quiet" onClick={retrySave}>
            Повторить
          </Button>
        </Line>
      )}
      {mergedWith && (
        <Line>
          <p>{`${mergedWith.savedBy ?? 'Другой человек'} правит эту страницу. Его правки добавлены к\u00A0вашим.`}</p>
          <SmallButton label="Закрыть" onClick={closeMergeNote}>
            <CloseIcon size={18} />
          </SmallButton>
        </Line>
      )}
      {removed && (
        <Line>
          <p>{`Блок «${kindName(removed.block, schemas)}» удалён`}</p>
          <Button kind="quiet" onClick={putBack}>
            Вернуть
          </Button>
          <SmallButton label="Закрыть" onClick={forgetRemoved}>
            <CloseIcon size={18} />
          </SmallButton>
        </Line>
      )}
      {shownVersion && (
        <Line>
          <p>Показана версия из&nbsp;истории. Черновик остался как&nbsp;был.</p>
          <Button kind="quiet" onClick={onBackToDraft}>
            Вернуться к&nbsp;правке
          </Button>
        </Line>
      )}
    </>
  );
}
