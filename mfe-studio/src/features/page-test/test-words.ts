import { formatNumber, whenOf } from '@shop/shared/format';
import type { PageTest } from './use-page-test';

export const GOALS: Readonly<Record<PageTest['goal'], string>> = {
  forms: 'Заявки с\u00A0форм',
  orders: 'Заказы, начатые здесь',
};

const OUTCOMES: Readonly<Record<NonNullable<PageTest['outcome']>, string>> = {
  wonA: 'Лучше версия\u00A0A: она осталась на\u00A0сайте.',
  wonB: 'Лучше версия\u00A0B: теперь её видят все.',
  keptA: 'Закончен вручную: осталась версия\u00A0A.',
  tookB: 'Закончен вручную: теперь все видят версию\u00A0B.',
  undecided: 'Разница не\u00A0проявилась: осталась версия\u00A0A.',
  broken: 'Сайт не\u00A0смог показать версию\u00A0B: осталась версия\u00A0A.',
  stopped: 'Остановлен: на\u00A0сайте вместо версии\u00A0A другая или страницу сняли.',
};

/** How a test has ended, and why hosts did not show B. */
export function outcomeWords({ outcome, faults }: PageTest): string {
  const words = outcome ? OUTCOMES[outcome] : '';
  return outcome === 'broken' && faults.length > 0 ? `${words} ${faults.map(({ text }) => text).join('; ')}` : words;
}

export const periodWords = ({ startedAt, startedBy, endedAt }: PageTest): string =>
  [
    `Начат ${whenOf(startedAt)}`,
    ...(startedBy ? [startedBy] : []),
    ...(endedAt ? [`закончен ${whenOf(endedAt)}`] : []),
  ].join(', ');

/** `3,2 на 100`: how many of a hundred visitors; empty without visitors. */
export const rateWords = ({ visitors, successes }: PageTest['a']): string =>
  visitors === 0 ? '' : `${formatNumber(Math.round((successes / visitors) * 1000) / 10)}\u00A0на\u00A0100`;
