import type { Registry } from '@shop/shared/federation/registry';

/** When a registry was written, for people: its revision is that time in ms. */
export function timeOf({ revision }: Pick<Registry, 'revision'>): string {
  return new Date(revision).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replace('T', ' ');
}
