import { useState } from 'react';
import type { PageDocument } from '@shop/shared/page-documents';
import { useAuth } from '@shop/shared/runtime';
import { AlertIcon, Button, CloseIcon } from '@shop/shared/ui';
import { NoteLine, SmallButton } from '../../components';
import { useEditor } from '../../editing';
import { changeWords } from '../../features/history';
import { kindName } from '../../words';

const OWN_WINDOW = 'Вы правите эту страницу и\u00A0в\u00A0другом окне';

interface StageNotesProps {
  /** An old version that is looked at instead of the draft. */
  shownVersion: PageDocument | null;
  onBackToDraft: () => void;
}

/** Who has changed what, until it is closed. The same said again stays closed. */
function MergeNote() {
  const mergedWith = useEditor((state) => state.mergedWith);
  const schemas = useEditor((state) => state.schemas);
  const [closed, setClosed] = useState('');
  const ownName = useAuth((state) => state.user.fullname);
  const what = mergedWith && changeWords(mergedWith.before, mergedWith.after, schemas);
  const who = mergedWith?.savedBy ?? 'Другой человек';
  const words = what && `${who === ownName ? OWN_WINDOW : `${who} правит эту страницу`}. ${what}`;
  return (
    <div role="status">
      {words && words !== closed && (
        <NoteLine>
          <p>{words}</p>
          <SmallButton label="Закрыть" onClick={() => setClosed(words)}>
            <CloseIcon size={18} />
          </SmallButton>
        </NoteLine>
      )}
    </div>
  );
}

/** Lines above the page, only while there is something to say. */
export function StageNotes({ shownVersion, onBackToDraft }: StageNotesProps) {
  const save = useEditor((state) => state.save);
  const retrySave = useEditor((state) => state.retrySave);
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
      <MergeNote />
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
