import { useState, type ClipboardEvent } from 'react';
import type { ShapeField } from '@shop/shared/page-documents';
import { AlertIcon, Caption, FieldError } from '@shop/shared/ui';
import { PictureLibrary } from '../media';
import type { FieldInputProps } from './field-props';
import { useFields } from './fields-context';
import { Group, GroupHead, GroupName } from './group-input';
import { PicturePreview, readFocus } from './picture-preview';
import { Action, PictureZone } from './picture-zone';
import { TextFieldInput } from './text-field-input';
import { usePicture } from './use-picture';

const COPIED = 'Описание осталось от\u00A0прежней картинки. Проверьте его';

/** Why a picture was not taken. */
function Refusal({ text, onRetry }: { text: string; onRetry: (() => void) | null }) {
  return (
    <div role="alert">
      <FieldError>
        <AlertIcon size={16} />
        {text}
      </FieldError>
      {onRetry && (
        <Action kind="quiet" onClick={onRetry}>
          Повторить
        </Action>
      )}
    </div>
  );
}

/** A picture: chosen, dropped, pasted or taken again, with words for those who do not see it. */
export function PictureInput(props: FieldInputProps<ShapeField>) {
  const { field, path, label = field.label } = props;
  const { change, faults } = useFields();
  const { picture, words, isReplaced, upload, put, take, remove, retry, cancel } = usePicture(props);
  const hasPicture = picture.src !== '';
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
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
      <PictureZone
        {...{ label, path, hasPicture, isLibraryOpen }}
        uploadedBytes={upload.kind === 'running' ? upload.bytes : null}
        onTake={take}
        onCancel={cancel}
        onRemove={remove}
        onLibrary={() => setIsLibraryOpen(!isLibraryOpen)}
      >
        {hasPicture && (
          <PicturePreview
            src={picture.src}
            alt={picture.alt === '' ? 'Картинка без описания' : picture.alt}
            focus={field.fields.focus && readFocus(picture.focus)}
            onFocusChange={(point) => change(`${path}.focus`, point, true)}
          />
        )}
      </PictureZone>
      {upload.kind === 'refused' && <Refusal text={upload.text} onRetry={upload.canRetry ? retry : null} />}
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
        <div ref={words} data-path={`${path}.alt`}>
          <TextFieldInput field={alt} path={`${path}.alt`} value={picture.alt} />
          {isReplaced && <Caption role="status">{COPIED}</Caption>}
        </div>
      )}
    </Group>
  );
}
