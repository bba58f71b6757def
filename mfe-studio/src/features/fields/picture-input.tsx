import { useEffect, useEffectEvent, useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import styled from 'styled-components';
import type { ShapeField } from '@shop/shared/page-documents';
import { AlertIcon, Button, Caption, FieldError, media, Row } from '@shop/shared/ui';
import { PICTURE_TYPES, PictureLibrary, sizeWords, useUpload, type StoredPicture } from '../media';
import type { FieldInputProps } from './field-props';
import { useFields } from './fields-context';
import { Group, GroupHead, GroupName } from './group-input';
import { PicturePreview, readFocus } from './picture-preview';
import { TextFieldInput } from './text-field-input';

/** Takes files that are dropped or pasted anywhere on it. */
const Zone = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: 12px;
  padding: 12px;
  border: 1px dashed ${({ $isOver }) => ($isOver ? 'var(--c-signal)' : 'var(--c-control)')};
  background: ${({ $isOver }) => ($isOver ? 'var(--c-primary-soft-2)' : 'var(--c-surface)')};
`;

const Action = styled(Button)`
  height: 36px;
  padding-inline: 12px;
  font-size: 14px;

  @media ${media.touch} {
    height: var(--size-tap);
  }
`;

interface PictureValue extends Record<string, unknown> {
  src: string;
  alt: string;
}

function read(value: unknown): PictureValue {
  const { src = '', alt = '', ...rest }: Readonly<Record<string, unknown>> = { ...(value as object | undefined) };
  return { ...rest, src: typeof src === 'string' ? src : '', alt: typeof alt === 'string' ? alt : '' };
}

const imageIn = (files: FileList) => [...files].find(({ type }) => type.startsWith('image/')) ?? files[0];

/** A dropped file is uploaded once, however often its field is drawn. */
const taken = new WeakSet<File>();

const COPIED = 'Описание осталось от\u00A0прежней картинки. Проверьте его';

/** A picture: chosen, dropped, pasted or taken again, with words for those who do not see it. */
export function PictureInput({ field, path, value, label = field.label }: FieldInputProps<ShapeField>) {
  const { change, faults, focus } = useFields();
  const picture = read(value);
  const hasPicture = picture.src !== '';
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const [isOver, setIsOver] = useState(false);
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
  const [isReplaced, setIsReplaced] = useState(false);
  // An upload takes a while: meanwhile the words are typed, and the block is moved.
  const latest = useRef({ picture, path });
  useEffect(() => {
    latest.current = { picture, path };
  });

  const put = ({ address, width, height }: StoredPicture) => {
    const { picture: before, path: place } = latest.current;
    if (before.src === address) return;
    setIsReplaced(before.src !== '' && before.alt !== '');
    // What matters is elsewhere in another picture.
    const { focus: _focus, ...rest } = before;
    change(place, { ...rest, src: address, width, height });
  };
  const { upload, start, retry, cancel } = useUpload(put);
  const startDropped = useEffectEvent((file: File) => start(file));
  useEffect(() => {
    if (!focus?.file || focus.path !== `${path}.src` || taken.has(focus.file)) return;
    taken.add(focus.file);
    startDropped(focus.file);
  }, [focus, path]);
  const isRunning = upload.kind === 'running';

  const take = (files: FileList) => {
    const file = imageIn(files);
    if (file) start(file);
  };
  const remove = () => {
    setIsReplaced(false);
    const { focus: _focus, ...rest } = picture;
    change(path, field.isOptional ? undefined : { ...rest, src: '', width: 0, height: 0 });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return; // words, which belong into the field below
    event.preventDefault();
    take(event.clipboardData.files);
  };

  const { alt } = field.fields;
  const fault = faults.get(`${path}.src`) ?? faults.get(path);
  const isMissing = fault !== undefined && !hasPicture;
  return (
    <Group onPaste={paste}>
      <GroupName>
        <GroupHead>
          {label}
          {field.isOptional && !hasPicture && <Caption>необязательно</Caption>}
        </GroupHead>
      </GroupName>
      <Zone
        $isOver={isOver}
        data-path={`${path}.src`}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {hasPicture && (
          <PicturePreview
            src={picture.src}
            alt={picture.alt === '' ? 'Картинка без описания' : picture.alt}
            focus={field.fields.focus && readFocus(picture.focus)}
            onFocusChange={(point) => change(`${path}.focus`, point, true)}
          />
        )}
        {!isRunning && (
          <Row gap={2}>
            <Action kind="outline" aria-describedby={helpId} onClick={() => input.current?.click()}>
              {hasPicture ? 'Заменить' : 'Загрузить'}
            </Action>
            <Action kind="quiet" aria-expanded={isLibraryOpen} onClick={() => setIsLibraryOpen(!isLibraryOpen)}>
              Из&nbsp;загруженных
            </Action>
            {hasPicture && (
              <Action kind="quiet" onClick={remove}>
                Убрать
              </Action>
            )}
          </Row>
        )}
        {isRunning && (
          <Row gap={2} isBetween>
            <span role="status">{`Загружаем ${sizeWords(upload.bytes)}…`}</span>
            <Action kind="quiet" onClick={cancel}>
              Отменить загрузку
            </Action>
          </Row>
        )}
        <Caption id={helpId}>
          Перетащите сюда файл или&nbsp;вставьте из&nbsp;буфера. JPEG, PNG, WebP, AVIF, SVG до&nbsp;10&nbsp;МБ
        </Caption>
        <input
          ref={input}
          type="file"
          hidden
          accept={PICTURE_TYPES}
          aria-label={`${label}: файл`}
          onChange={({ target }) => {
            if (target.files) take(target.files);
            target.value = ''; // the same file may be chosen again
          }}
        />
      </Zone>
      {upload.kind === 'refused' && (
        <div role="alert">
          <FieldError>
            <AlertIcon size={16} />
            {upload.text}
          </FieldError>
          {upload.canRetry && (
            <Action kind="quiet" onClick={retry}>
              Повторить
            </Action>
          )}
        </div>
      )}
      {fault && upload.kind === 'none' && (
        <FieldError>
          <AlertIcon size={16} />
          {isMissing ? 'Выберите картинку' : fault}
        </FieldError>
      )}
      {isLibraryOpen && (
        <PictureLibrary
          chosen={picture.src}
          onChoose={(chosen) => {
            put(chosen);
            setIsLibraryOpen(false);
          }}
        />
      )}
      {(hasPicture || !field.isOptional) && alt?.type === 'text' && (
        <div data-path={`${path}.alt`}>
          <TextFieldInput field={alt} path={`${path}.alt`} value={picture.alt} />
          {isReplaced && <Caption role="status">{COPIED}</Caption>}
        </div>
      )}
    </Group>
  );
}
