import { AppError } from '../../errors/app-error';
import type { PageRow } from '../pages/page-repository';

const RUNNING =
  'Идёт A/B-тест этой страницы. Сначала закончите его в\u00A0«Статистике»: оставьте версию A или возьмите B';

/**
 * A test compares two versions: while it runs, no third one goes live by a press.
 * @throws AppError CONFLICT
 */
export function refuseDuringTest(page: PageRow): void {
  if (page.is_tested) throw new AppError('CONFLICT', `page ${page.id} is being tested`, { text: RUNNING });
}
