import type { ReactNode } from 'react';
import { Button, Note, Row } from '@shop/shared/ui';
import type { Part } from './use-part';

interface PartBarProps<Value> {
  part: Part<Value>;
  children?: ReactNode;
}

/** Saves a part, or takes back what was typed; a refusal stands above. */
export function PartBar<Value>({ part, children }: PartBarProps<Value>) {
  const { refused, isChanged, isBusy, forget, send, value } = part;
  return (
    <>
      {refused !== null && <Note kind="danger">{refused}</Note>}
      <Row gap={2}>
        <Button isLoading={isBusy} disabled={!isChanged} onClick={() => void send(value)}>
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
