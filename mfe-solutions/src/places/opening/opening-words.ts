import type { OpeningState } from './opening-hours';

/** With the preposition and the case they take. */
const ON_DAY = [
  'в\u00A0понедельник',
  'во\u00A0вторник',
  'в\u00A0среду',
  'в\u00A0четверг',
  'в\u00A0пятницу',
  'в\u00A0субботу',
  'в\u00A0воскресенье',
];

/** `9:00` of minutes from midnight. */
export function timeOf(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

function dayOf(inDays: number, weekDay: number): string {
  if (inDays === 0) return '';
  return inDays === 1 ? 'завтра ' : `${ON_DAY[(weekDay + inDays) % 7]} `;
}

/**
 * «Открыто до 20:00», «Закрыто, откроется завтра в 9:00».
 * @param weekDay today at the place, 0 is Monday
 */
export function openingWords(state: OpeningState, weekDay: number): string {
  if (state.kind === 'always') return 'Открыто круглосуточно';
  if (state.kind === 'open') return `Открыто до\u00A0${state.untilMinute === 0 ? '24:00' : timeOf(state.untilMinute)}`;
  return `Закрыто, откроется ${dayOf(state.inDays, weekDay)}в\u00A0${timeOf(state.fromMinute)}`;
}
