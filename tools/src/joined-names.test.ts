import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const FOLDERS = ['catalog', 'cart-checkout', 'account', 'solutions', 'studio', 'admin']
  .map((remote) => `mfe-${remote}/src`)
  .concat(['host/src', 'shared/src', 'api/src']);
const IS_TEXT = /\.(?:tsx?|json)$/;
const IS_LEFT_OUT = /\.(?:test|d)\.tsx?$|\/(?:testing|generated)\//;

/** Words after which a name stays as it is: «к модели Трекер ТМ-4», «Вам подойдёт Трекер ТМ-4». */
const KEEPS_NAME = ['модели', 'модель', 'подойдёт', 'здравствуйте'];

/** A word right before a placeholder of a name: `к ${product.name}`, `Убрать {name}`. */
const JOINED =
  /(?<![А-Яа-яЁё])([А-Яа-яЁё]+)(?:\s|\\u00A0|&nbsp;)+(\$?\{(?:\w+\??\.)*(?:name|title|product|productName|parent|city)\})/gu;

/** The joins of a word to a name that Russian would have to decline. */
function joinedNamesIn(content: string): string[] {
  return [...content.matchAll(JOINED)]
    .filter(([, word = '']) => !KEEPS_NAME.includes(word.toLowerCase()))
    .map(([join]) => join);
}

it('no text joins a word to a name that it would have to decline: «Убрать: Радиометка РМ-2»', () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((file) => IS_TEXT.test(file) && !IS_LEFT_OUT.test(file))
      .flatMap((file) => joinedNamesIn(readFileSync(path.join(ROOT, file), 'utf8')).map((join) => `${file}: ${join}`)),
  );

  expect(found).toEqual([]);
});

it.each([
  ['`к ${product.name}`', ['к ${product.name}']],
  ["remove: 'Убрать {name}'", ['Убрать {name}']],
  ["'Заявка на\\u00A0{product}'", ['на\\u00A0{product}']],
  ['<p>для&nbsp;{name}</p>', ['для&nbsp;{name}']],
  ["'Убрать: {name}', `к модели ${product.name}`, '{name} снова на складе', 'Цена {price}'", []],
])('reads %s', (content, joins) => {
  expect(joinedNamesIn(content)).toEqual(joins);
});
