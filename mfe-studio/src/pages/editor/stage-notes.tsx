import type { PageDocument } from '@shop/shared/page-documents';
import { AlertIcon, Button, CloseIcon } from '@shop/shared/ui';
import { NoteLine, SmallButton } from '../../components';
import { useEditor } from '../../editing';
import { kindName } from '../../words';

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
        <NoteLine $isWarning>
          <AlertIcon size={18} />
          <p>
            {save.why === 'refused'
              ? (save.text ?? 'Сайт не\u00A0принял черновик')
              : 'Правки отправятся сами, как только получится. Вкладку можно закрыть.'}
          </p>
          <Button kind="quiet" onClick={retrySave}>
            Повторить
          </Button>
        </NoteLine>
      )}
      {mergedWith && (
        <NoteLine>
          <p>{`${mergedWith.savedBy ?? 'Другой человек'} правит эту страницу. Его правки добавлены к\u00A0вашим.`}</p>
          <SmallButton label="Закрыть" onClick={closeMergeNote}>
            <CloseIcon size={18} />
          </SmallButton>
        </NoteLine>
      )}
      {removed && (
        <NoteLine>
          <p>{`Блок «${kindName(removed.block, schemas)}» удалён`}</p>
          <Button kind="quiet" onClick={putBack}>
            Вернуть
          </Button>
          <SmallButton label="Закрыть" onClick={forgetRemoved}>
            <CloseIcon size={18} />
          </SmallButton>
        </NoteLine>
      )}
      {shownVersion && (
        <NoteLine>
          <p>Показана версия из&nbsp;истории. Черновик остался как&nbsp;был.</p>
          <Button kind="quiet" onClick={onBackToDraft}>
            Вернуться к&nbsp;правке
          </Button>
        </NoteLine>
      )}
    </>
  );
}
