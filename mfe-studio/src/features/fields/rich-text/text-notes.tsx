import { AlertIcon, Button, Caption, FieldError, Note, Row } from '@shop/shared/ui';
import type { Writing } from './use-writing';

/** What a text has to say: faults, pictures on their way, and what could not be pasted. */
export function TextNotes({ writing }: { writing: Writing }) {
  const { id, faultTexts, isUploading, note, closeNote } = writing;
  return (
    <>
      <div role="status">{isUploading && <Caption>Загружаем картинки…</Caption>}</div>
      {note !== null && (
        <Note kind="warning" role="alert">
          <p>{note}</p>
          <Row gap={2}>
            <Button kind="quiet" onClick={closeNote}>
              Понятно
            </Button>
          </Row>
        </Note>
      )}
      <div id={`${id}-faults`}>
        {faultTexts.map((text, index) => (
          <FieldError key={index}>
            <AlertIcon size={16} />
            {text}
          </FieldError>
        ))}
      </div>
    </>
  );
}
