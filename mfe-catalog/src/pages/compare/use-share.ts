import { useShop } from '@shop/shared/runtime';
import { COMPARE_TEXTS } from '../../content/compare-texts';
import { compareLink } from './compare-link';

function isDismissed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Gives the comparison's link to the system's own share sheet on phones, to the clipboard elsewhere. */
async function handOver(url: string): Promise<'shared' | 'copied'> {
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
    await navigator.share({ title: COMPARE_TEXTS.shareTitle, url });
    return 'shared';
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}

/** Shares a comparison by its link; where the browser forbids that, the link is shown to be copied by hand. */
export function useShare(productIds: readonly number[]): () => void {
  const { config, notices } = useShop();

  const share = async () => {
    const url = compareLink(config.publicUrl, productIds);
    try {
      if ((await handOver(url)) === 'copied') notices.getState().show(COMPARE_TEXTS.copied);
    } catch (error) {
      if (!isDismissed(error)) notices.getState().show({ title: COMPARE_TEXTS.copyFailed, text: url });
    }
  };
  return () => void share();
}
