const REQUIRED = 'Поле обязательно для заполнения';

type BadFilter = [name: string, filter: object, fields: { id: string }];

/**
 * An empty filter, for operations that do not read it as "all rows", and the fields of its refusal.
 */
export const EMPTY_FILTER: BadFilter = ['an empty filter', {}, { id: REQUIRED }];

/** Id filters that every operation refuses. */
export const BAD_ID_FILTERS: BadFilter[] = [
  ['a filter by nothing', { id: {} }, { id: REQUIRED }],
  [
    '10000 ids',
    { id: { in: Array.from({ length: 10_000 }, (_, index) => index) } },
    { id: 'В списке не может быть больше 500 значений' },
  ],
];
