import { number, shape, text } from '../content/fields';

export function link(label: string) {
  return shape({ text: text('Надпись'), href: text('Адрес') }).label(label);
}

/** The anchor of a block and the scale above it. */
export const anchorFields = {
  id: text('Якорь, латиницей'),
  label: text('Факт у\u00A0линейки').optional(),
  rulerAt: number('Место риски, от\u00A00 до\u00A0100').optional(),
};

export const headingFields = { ...anchorFields, heading: text('Заголовок') };

/** Anchor, scale, heading and the sentence next to the heading. */
export const headFields = { ...headingFields, text: text('Предложение у\u00A0заголовка').optional() };
