import { shape, text, type ValueOf } from '@shop/shared/page-documents';
import { headFields } from '../common-fields';

export const countdownSchema = shape(
  {
    ...headFields,
    /** By this name, the API knows that the block ends then. */
    endsAt: text('Конец', { role: 'instant', max: 40 }),
  },
  'Таймер',
);

export type CountdownProps = ValueOf<typeof countdownSchema>;
