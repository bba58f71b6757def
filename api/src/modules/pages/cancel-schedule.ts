import { AppError } from '../../errors/app-error';
import type { StaffPage } from '../../generated/resolvers-types';
import type { PagesServices } from './pages-services';
import { presentPage, toStaffPage } from './staff-page';

const NOTHING = 'Публикация не\u00A0запланирована или уже состоялась';

/**
 * Takes back what was planned for a page.
 * @throws AppError NOT_FOUND; CONFLICT when nothing is planned
 */
export async function cancelSchedule({ inTransaction }: PagesServices, userId: number, id: string): Promise<StaffPage> {
  return inTransaction(async ({ pages, audit }) => {
    const page = presentPage(await pages.lock(id));
    if (page.publish_at === null) throw new AppError('CONFLICT', 'nothing is scheduled', { text: NOTHING });
    await pages.unschedule(id);
    // An end without a beginning.
    if (page.state !== 'live') await pages.cancelEnd(id);
    await audit.add({ action: 'cancel-schedule', userId, pageId: id });
    return toStaffPage(presentPage(await pages.find(id)));
  });
}
