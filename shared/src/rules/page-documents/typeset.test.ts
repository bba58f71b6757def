import { list, locked, optional, shape, text } from '.';
import { typesetDocument } from './typeset';
import { typeset } from './typeset-text';

it.each([
  ['Поиск в лизинге и на стоянке', 'Поиск в~лизинге и~на~стоянке'],
  ['Не обещание — оценка', 'Не~обещание~— оценка'],
  ['до 12 500 ₽ за № 7', 'до~12~500~₽ за~№~7'],
  ['5 км, 8 ч и 30 % за 2 мин', '5~км, 8~ч~и~30~% за~2~мин'],
  ['какой-то блок, он же маяк', 'какой-то блок, он же маяк'],
  ['11 в пути, 5 стоят', '11 в~пути, 5 стоят'],
])('sets «%s»', (typed, expected) => {
  const set = typeset(typed);

  expect(set.replaceAll('\u00A0', '~')).toBe(expected);
  expect(typeset(set)).toBe(set);
});

it('sets the words of a document, and leaves addresses, keys and formulas alone', () => {
  const fields = {
    title: text('Заголовок', { role: 'heading' }),
    href: optional(text('Адрес', { role: 'link' })),
    expression: locked(text('Формула')),
    items: list(text()),
  };
  const props = { title: 'Маяк в грузе', href: '/а б', expression: 'а - в', items: ['он и мы'], other: 'а б' };
  const document = {
    root: { props: { path: '/a', title: 'О нас', description: 'О нас' } },
    content: [{ type: 'Hero', props }],
  };

  const set = typesetDocument({ kinds: { Hero: shape(fields) } }, document);

  expect(set.content[0]?.props).toEqual({ ...props, title: 'Маяк в\u00A0грузе', items: ['он и\u00A0мы'] });
  expect(set.root).toEqual(document.root);
});
