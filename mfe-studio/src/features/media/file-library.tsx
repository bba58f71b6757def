import { useId, useRef, useState, type DragEvent } from 'react';
import styled from 'styled-components';
import { whenOf } from '@shop/shared/format';
import {
  AlertIcon,
  Button,
  Caption,
  ConfirmDialog,
  FieldError,
  media,
  Muted,
  Row,
  SkeletonLines,
  TextInput,
  TrashIcon,
} from '@shop/shared/ui';
import { SmallButton } from '../../components';
import { fileName } from './file-name';
import { sizeWords } from './size-words';
import { LINKED_FILE_TYPES, uploadLinkedFile } from './upload-picture';
import { useFileLibrary, type LibraryFile } from './use-library';
import { useSettled } from './use-settled';
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

interface FileLibraryProps {
  /** The address in the field. */
  chosen: string;
  onChoose: (address: string) => void;
}

/** A file for a link: from this device, or one that the site has already. */
export function FileLibrary({ chosen, onChoose }: FileLibraryProps) {
  const [typed, setTyped] = useState('');
  const words = useSettled(typed);
  const { items: files, isFailed, hasMore, loadMore, remove } = useFileLibrary(words);
  const { upload, start, retry, cancel } = useUpload(uploadLinkedFile, ({ address }) => onChoose(address));
  const [doomed, setDoomed] = useState<LibraryFile | null>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) start(file);
  };
  return (
    <Box aria-label="Файлы" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <UploadActions upload={upload} onTake={start} onRetry={retry} onCancel={cancel} />
      <TextInput
        isSmall
        type="search"
        aria-label="Найти файл"
        placeholder="Имя загруженного файла"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {files === null && !isFailed && <SkeletonLines count={2} />}
      {files?.length === 0 && (
        <Muted role="status">{words === '' ? 'Ещё ничего не\u00A0загружали' : 'С\u00A0таким именем файлов нет'}</Muted>
      )}
      {files !== null && files.length > 0 && (
        <Files>
          {files.map((file) => (
            <li key={file.id}>
              <Choice type="button" aria-pressed={file.address === chosen} onClick={() => onChoose(file.address)}>
                {fileName(file)} <Caption>{wordsOf(file)}</Caption>
              </Choice>
              <SmallButton label={`Удалить: ${fileName(file)}`} onClick={() => setDoomed(file)}>
                <TrashIcon />
              </SmallButton>
            </li>
          ))}
        </Files>
      )}
      {isFailed && <p role="alert">Файлы не&nbsp;загрузились. Правки на&nbsp;месте.</p>}
      {(isFailed || hasMore) && (
        <Action kind="quiet" onClick={loadMore}>
          {isFailed ? 'Повторить' : 'Показать ещё'}
        </Action>
      )}
      {doomed && (
        <ConfirmDialog
          title="Удалить файл?"
          text="Его не&nbsp;станет на&nbsp;сайте. Прежние версии страниц останутся со&nbsp;ссылкой в&nbsp;никуда."
          confirm="Удалить"
          cancel="Оставить"
          onConfirm={() => {
            setDoomed(null);
            void remove(doomed);
          }}
          onCancel={() => setDoomed(null)}
        />
      )}
    </Box>
  );
}
