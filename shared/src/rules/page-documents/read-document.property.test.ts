import fc from 'fast-check';
import { choice, flag, heading, list, number, optional, readDocument, shape, text, variants } from '.';
import type { Field, PageDocument, Schemas, ShapeField } from '.';

// A document that a later version of the schemas allows is one of this version with additions.
// Whatever is added, reading it with this version gives the document without the additions.

const link = shape({ text: text('Надпись'), href: text('Адрес', { role: 'link' }) }, 'Ссылка');

const SCHEMAS: Schemas = {
  kinds: {
    Text: shape({
      heading: heading('Заголовок'),
      note: optional(text('Примечание')),
      nodes: list(
        variants({
          paragraph: shape({ type: { type: 'constant', label: '', value: 'paragraph' }, text: text('Текст') }),
          links: shape({ type: { type: 'constant', label: '', value: 'links' }, items: list(link, 'Ссылки') }),
        }),
        'Части',
      ),
    }),
    Matrix: shape({
      columns: list(text(), 'Столбцы'),
      rows: list(shape({ title: text('Угроза'), values: list(flag(), 'Защищает ли') }), 'Строки'),
      icon: optional(choice('Знак', [['key', 'Ключ']])),
      price: optional(number('Цена')),
    }),
  },
};

const words = fc.constantFrom('Охрана', 'Трактор не уйдёт с поля', 'а');

function valueOf(field: Field): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'text':
      return field.role === 'link' ? fc.constantFrom('/rental', '#calc') : words;
    case 'number':
      return fc.integer();
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case 'constant':
      return fc.constant(field.value);
    case 'list':
      return fc.array(valueOf(field.item), { maxLength: 3 });
    case 'variants':
      return fc.oneof(...Object.values(field.shapes).map(valueOf));
    case 'shape':
      return shapeOf(field);
  }
}

function shapeOf({ fields }: ShapeField): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(fields);
  const values = Object.fromEntries(entries.map(([name, field]) => [name, valueOf(field)]));
  const requiredKeys = entries.filter(([, { isOptional }]) => !isOptional).map(([name]) => name);
  return fc.record(values, { requiredKeys });
}

const block = fc.oneof(
  ...Object.entries(SCHEMAS.kinds).map(([type, schema]) => shapeOf(schema).map((props) => ({ type, props }))),
);

const page = fc.array(block, { maxLength: 4 }).map((content): PageDocument => ({
  root: { props: { path: '/farms', title: 'Фермам', description: 'Охрана' } },
  content,
}));

/** What a later version may add: a property, an item of a new kind, a choice, a block. */
function addTo(value: unknown, field: Field, pick: (max: number) => boolean): unknown {
  if (field.type === 'list') {
    const items = (value as unknown[]).map((item) => addTo(item, field.item, pick));
    return field.item.type === 'variants' && pick(2) ? [{ type: 'video', file: 'a.mp4' }, ...items] : items;
  }
  if (field.type === 'variants') {
    const { type } = value as { type: string };
    const known = field.shapes[type];
    return known ? addTo(value, known, pick) : value;
  }
  if (field.type !== 'shape') return value;
  const inner = Object.entries(value as object).map(([name, own]) => {
    const known = field.fields[name];
    return [name, known ? addTo(own, known, pick) : own] as const;
  });
  return { ...Object.fromEntries(inner), ...(pick(2) && { futureField: { deep: [1] } }) };
}

const additions = (document: PageDocument, seed: number) => {
  let count = 0;
  let state = seed;
  const pick = (max: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const isPicked = Math.floor(state / 65_536) % max === 0;
    if (isPicked) count += 1;
    return isPicked;
  };
  const content = document.content.map(({ type, props }) => ({
    type,
    props: addTo(props, SCHEMAS.kinds[type] ?? text(), pick) as Record<string, unknown>,
  }));
  if (pick(2)) content.push({ type: 'Carousel', props: { id: 'new' } });
  return { later: { ...document, content }, count };
};

it('loses only what a later version has added', () => {
  fc.assert(
    fc.property(page, fc.nat(), (document, seed) => {
      const { later, count } = additions(document, seed);
      const { document: read, dropped } = readDocument(SCHEMAS, later);

      expect(read).toEqual(document);
      expect(dropped).toHaveLength(count);
    }),
    { numRuns: 300 },
  );
});

it('reads anything without an exception, and what it returns is read again as it is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ type: fc.constantFrom('Text', 'Matrix', 'x'), props: fc.object() })),
      (content) => {
        const root = { props: { path: '/farms', title: 'Фермам', description: 'Охрана' } };
        const { document } = readDocument(SCHEMAS, { root, content });

        expect(readDocument(SCHEMAS, document)).toEqual({ document, dropped: [] });
      },
    ),
    { numRuns: 300 },
  );
});
