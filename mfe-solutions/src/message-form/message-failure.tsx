import { RequestError } from '@shop/shared/runtime';
import { Note } from '@shop/shared/ui';

const PHONE = '8\u00A0800\u00A0000-24-70';
const TEXTS = {
  failed: 'Сообщение не\u00A0отправлено',
  retry: `Текст сохранён в\u00A0форме. Попробуйте ещё раз или позвоните: ${PHONE}.`,
  offline: 'Проверьте интернет. То, что вы\u00A0ввели, останется на\u00A0странице.',
};

function adviceOf(error: unknown): string {
  if (!(error instanceof RequestError)) return TEXTS.retry;
  if (error.code === 'NETWORK_ERROR') return TEXTS.offline;
  if (error.code !== 'TOO_MANY_REQUESTS') return TEXTS.retry;
  const minutes = Math.ceil((error.retryAfter ?? 60) / 60);
  return `Слишком много попыток. Подождите ${minutes}\u00A0мин. и\u00A0попробуйте снова.`;
}

/** Says that a message was not taken, and what to do. */
export function MessageFailure({ error }: { error: unknown }) {
  if (error === null) return null;
  return (
    <Note kind="danger">
      <p>{TEXTS.failed}</p>
      <p>{adviceOf(error)}</p>
    </Note>
  );
}
