import { useShop } from '@shop/shared/runtime';
import { TEXTS } from './texts';

/** The most products in a link; only a forged link has more. */
const MAX_SHARED = 30;

/** The product ids of a shared comparison, `101,102`; anything else is ignored. */
export function parseSharedIds(ids: string): number[] {
  const numbers = ids.split(',').map(Number);
  return [...new Set(numbers.filter((id) => Number.isInteger(id) && id > 0))].slice(0, MAX_SHARED);
}

/** The address that shows others the same comparison. */
export function compareLink(publicUrl: string, productIds: readonly number[]): string {
  return `${publicUrl}/compare?ids=${productIds.join(',')}`;
}

function isDismissed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Passes the link to the system's share sheet on phones, to the clipboard elsewhere. */
async function handOver(url: string): Promise<'shared' | 'copied'> {
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
    await navigator.share({ title: TEXTS.shareTitle, url });
    return 'shared';
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}

/**
 * Shares a comparison by its link. When the browser refuses, shows the link for copying by hand.
 */
export function useShare(productIds: readonly number[]): () => void {
  const { config, notices } = useShop();

  const share = async () => {
    const url = compareLink(config.publicUrl, productIds);
    try {
      if ((await handOver(url)) === 'copied') notices.getState().show(TEXTS.copied);
    } catch (error) {
      if (!isDismissed(error)) notices.getState().show({ kind: 'error', title: TEXTS.copyFailed, text: url });
    }
  };
  return () => void share();
}
