import { manualDocument } from './manuals';

const TEXT = `# INVIS DUOS S. Руководство владельца

Редакция 1 от 20.11.2026

Один блок. Для легковых машин.

## Комплект

| Что | Сколько |
|---|---|
| Блок | 1 шт. |

## Монтаж

Поручите центру.

1. Ставят блок.
2. Включают реле.
3. Паяют.
4. Пишут акт.

- Не вскрывайте.
`;

it('makes a page from a manual: an overview, then one block per chapter', () => {
  const { root, content } = manualDocument('invis_duos_s', TEXT);

  expect(root.props).toEqual({
    path: '/documents/manuals/invis_duos_s',
    title: 'INVIS DUOS S: руководство владельца',
    description: 'Один блок. Для легковых машин.',
    contents: 'everywhere',
  });
  expect(content.map(({ props }) => [props.id, props.heading])).toEqual([
    ['about', 'INVIS DUOS S. Руководство владельца'],
    ['part-1', 'Комплект'],
    ['part-2', 'Монтаж'],
  ]);
});

it('keeps tables, lists and numbered steps, which have drawings', () => {
  const [, kit, mounting] = manualDocument('invis_duos_s', TEXT).content;

  expect(kit?.props.nodes).toEqual([
    { type: 'table', caption: 'Комплект', head: ['Что', 'Сколько'], rows: [['Блок', '1 шт.']] },
  ]);
  expect(mounting?.props.nodes).toEqual([
    { type: 'paragraph', text: 'Поручите центру.' },
    {
      type: 'list',
      ordered: true,
      items: ['Ставят блок.', 'Включают реле.', 'Паяют.', 'Пишут акт.'],
      pictures: ['block-up', 'relay', 'joints', 'act'],
    },
    { type: 'list', ordered: false, items: ['Не вскрывайте.'] },
  ]);
});

it('offers the PDF with its size', () => {
  const [about] = manualDocument('invis_duos_s', TEXT).content;

  expect(JSON.stringify(about)).toMatch(/Скачать: PDF, \d+\sКБ/);
});

it.each([
  ['has no edition', TEXT.replace(/Редакция.*/, 'Один блок.'), 'an edition'],
  [
    'has marks that no block shows',
    TEXT.replace('Поручите', '**Поручите**'),
    'this cannot be shown: **Поручите** центру.',
  ],
  ['has a step without a drawing', TEXT.replace('4. Пишут', '4. Ждут.\n5. Пишут'), 'Монтаж: 5 steps, but 4 drawings'],
])('refuses a text that %s', (_name, text, error) => {
  expect(() => manualDocument('invis_duos_s', text)).toThrow(error);
});

it('refuses a manual without a printed PDF', () => {
  expect(() => manualDocument('new_device', TEXT)).toThrow('/documents/manuals/new_device.pdf is missing');
});
