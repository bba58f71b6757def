import { limitSaves } from './limit-changes';
import type { PagesServices } from './pages-services';
import { presentPage } from './staff-page';

/**
 * Notes that a user has a page open.
 * @returns the names of the others who have it open
 * @throws AppError NOT_FOUND; TOO_MANY_REQUESTS
 */
export async function visitPage(
  { limits, pages, visits }: PagesServices,
  userId: number,
  id: string,
): Promise<string[]> {
  await limitSaves(limits, userId);
  presentPage(await pages.find(id));
  await visits.add(id, userId);
  return visits.findOthers(id, userId);
}
