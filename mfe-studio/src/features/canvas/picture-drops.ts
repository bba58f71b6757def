import type { Block, PageDocument } from '@shop/shared/page-documents';
import { blockIdOf, indexOfBlock } from '../../editing';

/** What the page shows for a picture that is still to be chosen. */
const EMPTY = /\/empty-picture\b[^/]*$/;

/** A picture has files of several widths and types, and none before it is chosen. */
function stemOf(address: string): string {
  if (address === '' || EMPTY.test(address)) return '';
  return new URL(address, location.href).pathname.replace(/(?:-\d{1,4})?\.[a-z]+$/, '');
}

interface PicturePlace {
  path: string;
  src: string;
}

function picturesIn(value: unknown, path: string): PicturePlace[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => picturesIn(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const own = 'src' in value && typeof value.src === 'string' ? [{ path: `${path}.src`, src: value.src }] : [];
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => picturesIn(inner, `${path}.${name}`))];
}

/**
 * The path of the picture that an image of a block shows; null when it is none of its fields. The
 * same picture twice is told apart by its order, which is that of the page.
 */
export function picturePathOf(root: Element, image: HTMLImageElement, block: Block, index: number): string | null {
  const shown = stemOf(image.currentSrc || image.src);
  const alike = [...root.querySelectorAll('img')].filter(({ currentSrc, src }) => stemOf(currentSrc || src) === shown);
  const places = picturesIn(block.props, `content[${index}].props`).filter(({ src }) => stemOf(src) === shown);
  return (places[alike.indexOf(image)] ?? places[0])?.path ?? null;
}

export interface DroppedPicture {
  blockId: string;
  path: string;
  file: File;
}

function placeOf({ target }: DragEvent, document: PageDocument): Omit<DroppedPicture, 'file'> | null {
  const image = target instanceof Element ? target.closest('img') : null;
  for (let root = image?.closest('[id]') ?? null; image && root; root = root.parentElement?.closest('[id]') ?? null) {
    const index = indexOfBlock(document, root.id);
    const block = document.content[index];
    const path = block && picturePathOf(root, image, block, index);
    if (block) return path ? { blockId: blockIdOf(block), path } : null;
  }
  return null;
}

/**
 * Takes files that are dropped on a picture of the page. Others are for `useRefusedDrops`.
 * @param read the document; null while nothing may be changed
 * @returns what ends it
 */
export function takeDrops(read: () => PageDocument | null, onDropped: (dropped: DroppedPicture) => void): () => void {
  const handle = (event: DragEvent) => {
    const document = read();
    const place = document && event.dataTransfer?.types.includes('Files') ? placeOf(event, document) : null;
    if (!place || !event.dataTransfer) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    const [file] = event.dataTransfer.files;
    if (event.type === 'drop' && file) onDropped({ ...place, file });
  };
  addEventListener('dragover', handle, true);
  addEventListener('drop', handle, true);
  return () => {
    removeEventListener('dragover', handle, true);
    removeEventListener('drop', handle, true);
  };
}
