const REQUIRED = 'Поле обязательно для заполнения';

type BadFilter = [name: string, filter: object, fields: { id: string }];

/** An empty filter, where an operation does not take one for all rows; beside it what its refusal says. */
export const EMPTY_FILTER: BadFilter = ['an empty filter', {}, { id: REQUIRED }];

/** Filters by id that no operation takes. */
export const BAD_ID_FILTERS: BadFilter[] = [
  ['a filter by nothing', { id: {} }, { id: REQUIRED }],
  [
    '10000 ids',
    { id: { in: Array.from({ length: 10_000 }, (_, index) => index) } },
    { id: 'В списке не может быть больше 500 значений' },
  ],
];
