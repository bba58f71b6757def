import { useEffect } from 'react';
import { RequestError, useAuth } from '@shop/shared/runtime';
import { Button, Note } from '@shop/shared/ui';
import { failureWords } from '../words';

const UNKNOWN: Pick<RequestError, 'details' | 'products'> & { code: null } = { code: null, details: {}, products: [] };

/** Somebody else has changed the order meanwhile. */
export const isConflict = (error: unknown): boolean => error instanceof RequestError && error.code === 'CONFLICT';

/** Leads to the first field that was refused: on a long screen it is out of sight. */
function useRefusedField(error: unknown): void {
  useEffect(() => {
    if (!(error instanceof RequestError) || Object.keys(error.fields).length === 0) return;
    document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  }, [error]);
}

interface FailureNoteProps {
  /** Null draws nothing. */
  error: unknown;
  /** Names of products by id, for those of which there are too few. */
  names?: ReadonlyMap<number, string>;
}

/** Why something was not done, and what helps. Nothing typed is lost. */
export function FailureNote({ error, names }: FailureNoteProps) {
  const openModal = useAuth((state) => state.openModal);
  useRefusedField(error);
  if (error === null) return null;
  if (isConflict(error))
    return (
      <Note kind="warning" role="alert">
        Заказ изменили, пока вы смотрели. Проверьте и&nbsp;нажмите ещё раз.
      </Note>
    );
  const { code, details, products: shortages } = error instanceof RequestError ? error : UNKNOWN;
  // The dialog of the second factor opens by itself.
  const isSignedOut = code === 'UNAUTHENTICATED' && details.secondFactor !== true;
  return (
    <Note kind="danger">
      {shortages.length > 0 ? (
        <>
          <p>Не&nbsp;хватает товара. Если на&nbsp;полке больше, поправьте остаток.</p>
          <ul>
            {shortages.map(({ productId, available }) => (
              <li key={productId}>{`${names?.get(productId) ?? 'Товар'}: свободно ${available}\u00a0шт.`}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{failureWords(error)}</p>
      )}
      {isSignedOut && (
        <Button kind="outline" onClick={() => openModal('login')}>
          Войти
        </Button>
      )}
    </Note>
  );
}

/** Who has saved meanwhile, as the API names them; null where nobody has. */
export function nameOfOther(error: unknown): string | null {
  if (!(error instanceof RequestError) || error.code !== 'CONFLICT') return null;
  const { conflict } = error.details;
  const isNamed = typeof conflict === 'object' && conflict !== null && 'by' in conflict;
  return isNamed && typeof conflict.by === 'string' ? conflict.by : 'Другой человек';
}
