import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { EditorField } from './describe';
import { BLOCK_DESCRIPTIONS } from './descriptions';

const RUSSIAN = /[А-Яа-яЁё]|^(PDF|E-mail)$/;

function labelsOf(field: EditorField): string[] {
  const own = [field.label];
  if (field.type === 'select') return [...own, ...field.options.map(({ label }) => label)];
  if (field.type === 'array') return [...own, ...labelsOf(field.item)];
  if (field.type === 'object') return [...own, ...Object.values(field.fields).flatMap(labelsOf)];
  if (field.type === 'variants') return [...own, ...Object.values(field.forms).flatMap(labelsOf)];
  return own;
}

it('knows the block of each folder', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());

  const names = Object.keys(BLOCK_DESCRIPTIONS).map((name) => name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase());
  expect(names.toSorted()).toEqual(folders.map(({ name }) => path.basename(name)).toSorted());
});

it.each(Object.entries(BLOCK_DESCRIPTIONS))('%s is called in Russian, with all its props', (_name, description) => {
  const labels = Object.values(description.fields).flatMap(labelsOf);

  expect(labels.length).toBeGreaterThan(1);
  expect([description.label, ...labels].filter((label) => !RUSSIAN.test(label))).toEqual([]);
});

it('gives an editor the fields of a block', () => {
  const { fields } = BLOCK_DESCRIPTIONS.Steps ?? {};

  expect(fields?.note).toEqual({ label: 'Примечание', isOptional: true, type: 'text' });
  expect(fields?.items).toMatchObject({
    type: 'array',
    item: { type: 'object', fields: { mark: { label: 'Отметка', isOptional: false, type: 'text' } } },
  });
  expect(BLOCK_DESCRIPTIONS.Hero?.fields.picture).toMatchObject({
    type: 'select',
    options: expect.arrayContaining([{ value: 'none', label: 'Без рисунка' }]),
  });
});
