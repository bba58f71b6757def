import { useState } from 'react';
import { RequestError } from '@shop/shared/runtime';

const FAILED = 'Нет связи с\u00A0сайтом. Попробуйте ещё раз';
const DEVICE_FAILED = 'Не\u00A0получилось. Попробуйте ещё раз или выберите другой способ';
const TOO_MANY = 'Слишком много попыток. Попробуйте через четверть часа';

function textOf(error: unknown): string {
  if (!(error instanceof RequestError)) return DEVICE_FAILED; // the browser, or whoever closed its window
  if (error.code === 'TOO_MANY_REQUESTS') return TOO_MANY;
  const [field] = Object.values(error.fields);
  if (field !== undefined) return field;
  return error.code === 'NETWORK_ERROR' || error.code === 'INTERNAL_SERVER_ERROR' ? FAILED : error.message;
}

/** Runs one call at a time, and says in Russian why it failed. */
export function useAttempt() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const run = (work: () => Promise<void>): void => {
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    work()
      .catch((cause: unknown) => setError(textOf(cause)))
      .finally(() => setIsBusy(false));
  };

  return { isBusy, error, run };
}
