import type { ReactNode } from 'react';
import { Button, Note, Row } from '@shop/shared/ui';
import type { Part } from './use-part';

interface PartBarProps<Value> {
  part: Part<Value>;
  /** What a value says, in words. */
  wordsOf: (value: Value) => string;
  children?: ReactNode;
}

/** Saves a part, or takes back what was typed; whatever stands in the way is above. */
export function PartBar<Value>({ part, wordsOf, children }: PartBarProps<Value>) {
  const { refused, isChanged, isBusy, isOvertaken, forget, keepMine, send, value, saved } = part;
  return (
    <>
      {isOvertaken ? (
        <Note kind="warning" role="alert">
          <strong>Это правили двое</strong>
          <p>{`Вы: ${wordsOf(value)}`}</p>
          <p>{`На\u00A0сайте: ${wordsOf(saved)}`}</p>
          <Row gap={2}>
            <Button kind="outline" onClick={keepMine}>
              Оставить моё
            </Button>
            <Button kind="outline" onClick={forget}>
              Взять чужое
            </Button>
          </Row>
        </Note>
      ) : (
        refused !== null && <Note kind="danger">{refused}</Note>
      )}
      <Row gap={2}>
        <Button isLoading={isBusy} disabled={!isChanged || isOvertaken} onClick={() => void send(value)}>
          Сохранить на&nbsp;сайте
        </Button>
        {isChanged && (
          <Button kind="quiet" onClick={forget}>
            Отменить правки
          </Button>
        )}
        {children}
      </Row>
    </>
  );
}
