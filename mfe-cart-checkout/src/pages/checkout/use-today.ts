import { isoDate } from '@shop/shared/format';
import { useState } from 'react';

/** The day in Moscow on which the form was opened, YYYY-MM-DD. */
export function useToday(): string {
  const [today] = useState(() => isoDate(Date.now()));
  return today;
}
