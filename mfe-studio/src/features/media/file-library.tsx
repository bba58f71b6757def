import { useId, useRef, useState, type DragEvent } from 'react';
import styled from 'styled-components';
import { whenOf } from '@shop/shared/format';
import { AlertIcon, Button, Caption, FieldError, media, Row, TrashIcon } from '@shop/shared/ui';
import { SmallButton, useSettled } from '../../components';
import { fileName } from './file-name';
import { LibraryItems } from './library-items';
import { sizeWords } from './size-words';
import { LINKED_FILE_TYPES, uploadLinkedFile } from './upload-picture';
import { useFileLibrary, type LibraryFile } from './use-library';
import { useUpload, type Upload } from './use-upload';

const Box = styled.section`
  display: grid;
  gap: 8px;
  max-height: 320px;
  margin-top: 8px;
  padding: 12px;
  overflow: auto;
  border: 1px dashed var(--c-control);
  background: var(--c-surface);
  font-size: 14px;
  line-height: 20px;

  & > button {
    justify-self: start;
  }
`;

const Files = styled.ul`
  border-top: 1px solid var(--c-line);
  background: var(--c-bg);

  & > li {
    display: flex;
    align-items: center;
    border-bottom: 1px solid var(--c-line);
  }
`;

const Choice = styled.button`
  flex: 1;
  min-width: 0;
  min-height: 40px;
  padding: 4px 8px;
  text-align: left;
  overflow-wrap: anywhere;

  &:hover {
    background: var(--c-surface);
  }

  &[aria-pressed='true'] {
    box-shadow: inset 3px 0 0 var(--c-signal);
  }

  @media ${media.touch} {
    min-height: var(--size-tap);
  }
`;

const Action = styled(Button)`
  justify-self: start;
  height: 36px;
  padding-inline: 12px;
  font-size: 14px;

  @media ${media.touch} {
    height: var(--size-tap);
  }
`;

const wordsOf = ({ bytes, addedAt, addedBy }: LibraryFile) =>
  [sizeWords(bytes), whenOf(addedAt), addedBy].filter(Boolean).join(', ');

interface UploadActionsProps {
  upload: Upload;
  onTake: (file: File) => void;
  onRetry: () => void;
  onCancel: () => void;
}

/** Takes a file from this device, and says what becomes of it. */
function UploadActions({ upload, onTake, onRetry, onCancel }: UploadActionsProps) {
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  return (
    <>
      {upload.kind === 'running' ? (
        <Row gap={2} isBetween>
          <span role="status">{`Загружаем ${sizeWords(upload.bytes)}…`}</span>
          <Action kind="quiet" onClick={onCancel}>
            Отменить загрузку
          </Action>
        </Row>
      ) : (
        <Action kind="outline" aria-describedby={helpId} onClick={() => input.current?.click()}>
          Загрузить файл
        </Action>
      )}
      <Caption id={helpId}>Или&nbsp;перетащите его сюда. PDF, DOCX, XLSX до&nbsp;10&nbsp;МБ</Caption>
      {upload.kind === 'refused' && (
        <div role="alert">
          <FieldError>
            <AlertIcon size={16} />
            {upload.text}
          </FieldError>
          {upload.canRetry && (
            <Action kind="quiet" onClick={onRetry}>
              Повторить
            </Action>
          )}
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={LINKED_FILE_TYPES}
        aria-label="Файл для&nbsp;ссылки"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onTake(file);
          target.value = ''; // the same file may be chosen again
        }}
      />
    </>
  );
}

const TEXTS = {
  find: 'Найти файл',
  hint: 'Имя загруженного файла',
  noneFound: 'С\u00A0таким именем файлов нет',
  failed: 'Файлы не\u00A0загрузились. Правки на\u00A0месте.',
  removal: {
    title: 'Удалить файл?',
    text: 'Его не\u00A0станет на\u00A0сайте. Прежние версии страниц останутся со\u00A0ссылкой в\u00A0никуда.',
  },
};

interface FileLibraryProps {
  /** The address in the field. */
  chosen: string;
  onChoose: (address: string) => void;
}

/** A file for a link: from this device, or one that the site has already. */
export function FileLibrary({ chosen, onChoose }: FileLibraryProps) {
  const [typed, setTyped] = useState('');
  const words = useSettled(typed);
  const { items, isFailed, hasMore, loadMore, remove } = useFileLibrary(words);
  const { upload, start, retry, cancel } = useUpload(uploadLinkedFile, ({ address }) => onChoose(address));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) start(file);
  };
  return (
    <Box aria-label="Файлы" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <UploadActions upload={upload} onTake={start} onRetry={retry} onCancel={cancel} />
      <LibraryItems
        {...{ texts: TEXTS, typed, words, items, isFailed, hasMore, remove }}
        onType={setTyped}
        onMore={loadMore}
      >
        {(files, onRemove) => (
          <Files>
            {files.map((file) => (
              <li key={file.id}>
                <Choice type="button" aria-pressed={file.address === chosen} onClick={() => onChoose(file.address)}>
                  {fileName(file)} <Caption>{wordsOf(file)}</Caption>
                </Choice>
                <SmallButton label={`Удалить: ${fileName(file)}`} onClick={() => onRemove(file)}>
                  <TrashIcon />
                </SmallButton>
              </li>
            ))}
          </Files>
        )}
      </LibraryItems>
    </Box>
  );
}
