/** More columns nobody reads; a longer list is not a link of ours. */
const MAX_SHARED = 30;

/** Product ids of a shared comparison, `101,102`; what is no id is left out. */
export function parseSharedIds(ids: string): number[] {
  const numbers = ids.split(',').map(Number);
  return [...new Set(numbers.filter((id) => Number.isInteger(id) && id > 0))].slice(0, MAX_SHARED);
}

/** Address at which others see the same comparison. */
export function compareLink(publicUrl: string, productIds: readonly number[]): string {
  return `${publicUrl}/compare?ids=${productIds.join(',')}`;
}
