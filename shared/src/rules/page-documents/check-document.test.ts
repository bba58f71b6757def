import { checkDocument, choice, heading, list, optional, shape, text, type Schemas } from '.';

const SCHEMAS: Schemas = {
  kinds: {
    Steps: shape(
      {
        id: text('Якорь', { role: 'anchor' }),
        label: optional(text('Факт', { counts: 'items' })),
        heading: heading('Заголовок'),
        items: list(shape({ title: text('Название'), mark: optional(choice('Метка', [['new', 'Новое']])) }), 'Шаги'),
        link: optional(shape({ text: text('Надпись'), href: text('Адрес', { role: 'link' }) }, 'Ссылка')),
      },
      'Шаги',
    ),
    Quote: shape({ id: text('Якорь', { role: 'anchor' }), text: text('Слова') }, 'Цитата'),
  },
};

const STEPS = { id: 'steps', heading: 'Как это работает', items: [{ title: 'Ставим' }, { title: 'Проверяем' }] };

const pageOf = (props: object, others: object[] = [], page: object = {}): unknown => ({
  root: { props: { path: '/farms', title: 'Фермам', description: 'Охрана тракторов', ...page } },
  content: [{ type: 'Steps', props: { ...STEPS, ...props } }, ...others],
  zones: {},
});

const faultsOf = (document: unknown) => checkDocument(SCHEMAS, document).map(({ path, text }) => `${path}: ${text}`);

it('lets a right document through', () => {
  expect(faultsOf(pageOf({ label: '2 шага', link: { text: 'К началу', href: '#steps' } }))).toEqual([]);
});

it.each([
  ['an empty text', { heading: ' ' }, 'content[0].props.heading: «Шаги», «Заголовок»: заполните поле'],
  [
    'a missing text of an item',
    { items: [{ title: 'Ставим' }, {}] },
    'content[0].props.items[1].title: «Шаги», «Шаги», №\u00A02, «Название»: заполните поле',
  ],
  [
    'a heading that is too long',
    { heading: 'О'.repeat(560) },
    'content[0].props.heading: «Шаги», «Заголовок»: слишком длинно: 560 знаков, можно до\u00A0140',
  ],
  ['an unknown field', { colour: 'red' }, 'content[0].props.colour: «Шаги», «colour»: такого поля нет'],
  [
    'an unknown choice',
    { items: [{ title: 'Ставим', mark: 'old' }] },
    'content[0].props.items[0].mark: «Шаги», «Шаги», №\u00A01, «Метка»: выберите одно из\u00A0значений',
  ],
  [
    'a file of another encoding',
    { heading: '\uFFFD\uFFFD\uFFFD' },
    'content[0].props.heading: «Шаги», «Заголовок»: текст повреждён: в\u00A0нём знаки «\uFFFD»',
  ],
  [
    'a count that is not true',
    { label: '6 шагов' },
    'content[0].props.label: «Шаги», «Факт»: написано «6 шагов», а\u00A0в\u00A0списке 2',
  ],
  [
    'an anchor that is not there',
    { link: { text: 'Расчёт', href: '#calc' } },
    'content[0].props.link.href: «Шаги»: ссылка ведёт на\u00A0якорь «#calc», которого нет',
  ],
  [
    'a word of the seller that there is not',
    { heading: 'Звоните: {seller.fax}' },
    'content[0].props.heading: «Шаги», «Заголовок»: после «seller.» нужно имя из\u00A0реквизитов, например {seller.phone}',
  ],
])('names %s', (_what, props, fault) => {
  expect(faultsOf(pageOf(props))).toEqual([fault]);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox',
  '//evil.example',
  '/\\evil.example',
  'http:evil',
  '/rental page',
  'rental',
])('refuses the link %j', (href) => {
  const [fault] = checkDocument(SCHEMAS, pageOf({ link: { text: 'Сюда', href } }));

  expect(fault).toMatchObject({ path: 'content[0].props.link.href', code: 'link' });
});

it.each(['/rental', '/', '?showForm=ur', 'https://example.ru/a?b=1#c', 'mailto:{seller.email}', '{seller.phoneHref}'])(
  'accepts the link %s',
  (href) => {
    expect(faultsOf(pageOf({ link: { text: 'Сюда', href } }))).toEqual([]);
  },
);

it.each(['/Rental', '/rental/', '/a--b', 'rental', `/${'a'.repeat(80)}`, '/а', '/a b', '//a', '/a?b=1'])(
  'refuses the address %s',
  (path) => {
    expect(checkDocument(SCHEMAS, pageOf({}, [], { path }))).toMatchObject([
      { path: 'root.props.path', code: 'address' },
    ]);
  },
);

it('wants the heading of the page in its first block', () => {
  const quote = { type: 'Quote', props: { id: 'quote', text: 'Хорошо' } };
  const page = { root: { props: { path: '/a', title: 'А', description: 'А' } }, content: [quote] };

  expect(faultsOf(page)).toEqual([
    'content[0].props: «Цитата»: первый блок должен начинаться с\u00A0заголовка страницы',
  ]);
  expect(faultsOf({ ...page, content: [] })).toEqual(['content: на\u00A0странице нет ни\u00A0одного блока']);
});

it('names an anchor that is there twice, and an unknown block', () => {
  const others = [
    { type: 'Quote', props: { id: 'steps', text: 'Хорошо' } },
    { type: 'Video', props: { id: 'video' } },
  ];

  expect(faultsOf(pageOf({}, others))).toEqual([
    'content[2].type: «Video»: такого блока нет',
    'content[1].props.id: «Цитата», «Якорь»: якорь «steps» уже есть на\u00A0странице',
  ]);
});

describe('a hidden block', () => {
  const hidden = (type: string, props: object) => ({ type, props, isHidden: true });

  it('may be unfinished', () => {
    const unfinished = hidden('Quote', { id: 'quote', text: '' });
    expect(faultsOf(pageOf({}, [unfinished, hidden('Newer', { id: 'newer' })]))).toEqual([]);
  });

  it('is no place that a link may lead to, and its anchor is taken', () => {
    const quote = hidden('Quote', { id: 'quote', text: 'Да' });
    expect(faultsOf(pageOf({ link: { text: 'Ниже', href: '#quote' } }, [quote]))).toEqual([
      'content[0].props.link.href: «Шаги»: ссылка ведёт на\u00A0скрытый блок «#quote»',
    ]);
    expect(faultsOf(pageOf({}, [hidden('Quote', { id: 'steps', text: 'Да' })]))).toEqual([
      'content[1].props.id: «Цитата», «Якорь»: якорь «steps» уже есть на\u00A0странице',
    ]);
  });

  it('gives the heading of the page to the next block, and a page has to show something', () => {
    const page = { path: '/farms', title: 'Фермам', description: 'Охрана тракторов' };
    const first = hidden('Steps', STEPS);
    const of = (...content: object[]) => faultsOf({ root: { props: page }, content });

    expect(of(first, { type: 'Quote', props: { id: 'quote', text: 'Да' } })).toEqual([
      'content[1].props: «Цитата»: первый блок должен начинаться с\u00A0заголовка страницы',
    ]);
    expect(of(first, { type: 'Steps', props: { ...STEPS, id: 'b' } })).toEqual([]);
    expect(of(first)).toEqual(['content: на\u00A0странице нечего показать: все блоки скрыты']);
  });
});

describe('a block with a start and an end', () => {
  const FROM = Date.parse('2026-12-01T07:00:00.000Z');
  const at = (hours: number) => new Date(FROM + hours * 3_600_000).toISOString();
  const faultsFrom = (document: unknown) =>
    checkDocument(SCHEMAS, document, FROM).map(({ path, code, text }) => `${path} ${code}: ${text}`);
  const quote = (showing: object, props: object = {}) => ({
    type: 'Quote',
    props: { id: 'quote', text: 'Да', ...props },
    ...showing,
  });
  /** The heading of the page, only for a while. */
  const timedPage = (showing: object, others: object[]) => {
    const page = pageOf({}, others) as { content: object[] };
    return { ...page, content: page.content.map((block, index) => (index === 0 ? { ...block, ...showing } : block)) };
  };

  it('ends after it starts', () => {
    expect(faultsFrom(pageOf({}, [quote({ startsAt: at(2), endsAt: at(2) })]))).toEqual([
      'content[1].endsAt period: «Цитата»: конец показа не\u00A0позже начала',
    ]);
    expect(faultsFrom(pageOf({}, [quote({ startsAt: at(2), endsAt: at(3) })]))).toEqual([]);
  });

  it('is checked while it is to come, and may be anything once it has ended', () => {
    expect(faultsFrom(pageOf({}, [quote({ startsAt: at(5) }, { text: '' })]))).toHaveLength(1);
    expect(faultsFrom(pageOf({}, [quote({ endsAt: at(-5) }, { text: '' })]))).toEqual([]);
  });

  it('leaves the page a heading at every time', () => {
    const page = timedPage({ endsAt: at(2) }, [quote({})]);
    expect(faultsFrom(page)).toEqual([
      'content[1].props heading: «Цитата»: с\u00A001.12.2026, 12:00 этот блок будет первым и\u00A0должен начинаться с\u00A0заголовка страницы',
    ]);
    const steps = { type: 'Steps', props: { ...STEPS, id: 'steps-2' }, startsAt: at(2) };
    expect(faultsFrom(timedPage({ endsAt: at(2) }, [steps]))).toEqual([]);
  });

  it('leaves something to show at every time', () => {
    expect(faultsFrom(timedPage({ startsAt: at(1) }, []))).toEqual([
      'content empty: с\u00A001.12.2026, 10:00 на\u00A0странице нечего показать',
    ]);
  });

  it('is linked to only by what is shown with it', () => {
    const link = { text: 'Ниже', href: '#quote' };
    const timed = quote({ startsAt: at(1), endsAt: at(3) });
    expect(faultsFrom(pageOf({ link }, [timed]))).toEqual([
      'content[0].props.link.href anchor: «Шаги»: ссылка видна и\u00A0тогда, когда блок «#quote» не\u00A0показан',
    ]);
    const steps = { type: 'Steps', props: { ...STEPS, id: 'more', link }, startsAt: at(1), endsAt: at(2) };
    expect(faultsFrom(pageOf({}, [timed, steps]))).toEqual([]);
  });
});
