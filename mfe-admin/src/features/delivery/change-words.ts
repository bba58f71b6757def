import type { Cell, Change, Way } from './delivery-edits';
import { isOwn } from './delivery-edits';

/** «Курьер: цена, ₽», «Курьер: дни» or «Своя доставка». */
export function cellLabel(cell: Cell, ways: readonly Way[]): string {
  if (cell === 'own') return 'Своя доставка';
  const name = ways.find(({ id }) => id === Number.parseInt(cell))?.name ?? 'Способ';
  return cell.endsWith('.price') ? `${name}: цена, ₽` : `${name}: дни`;
}

/** What a cell says, in words. */
export function cellWords(cell: Cell, text: string): string {
  if (cell === 'own') return isOwn(text) ? 'есть' : 'нет';
  if (cell.endsWith('.price')) return text.trim() === '' ? 'по\u00A0договорённости' : `${text.trim()}\u00A0₽`;
  return text.trim() === '' ? 'не\u00A0указаны' : text.trim();
}

/** «Казань, Курьер: цена: 350 ₽ → 450 ₽» */
export function changeWords({ city, cell, before, text }: Change, ways: readonly Way[]): string {
  const label = cellLabel(cell, ways).replace(', ₽', '');
  return `${city.city}, ${label}: ${cellWords(cell, before)} → ${cellWords(cell, text)}`;
}
