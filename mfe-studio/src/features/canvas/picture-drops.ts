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
  /** Of the picture that is replaced; null: the file becomes a block of its own below. */
  path: string | null;
  file: File;
}

/** What a drop may change. */
export interface DropTarget {
  document: PageDocument;
  /** Whether a photo may become a block of its own. */
  takesPhotos: boolean;
}

function placeOf({ target }: DragEvent, { document, takesPhotos }: DropTarget): Omit<DroppedPicture, 'file'> | null {
  if (!(target instanceof Element)) return null;
  const image = target.closest('img');
  for (let root = target.closest('[id]'); root; root = root.parentElement?.closest('[id]') ?? null) {
    const index = indexOfBlock(document, root.id);
    const block = document.content[index];
    if (!block) continue;
    const path = image && picturePathOf(root, image, block, index);
    return path !== null || takesPhotos ? { blockId: blockIdOf(block), path } : null;
  }
  return null;
}

/** Browsers tell the type of a file before it is dropped, but not what is in it. */
const hasOther = ({ items }: DataTransfer) =>
  [...items].some(({ kind, type }) => kind === 'file' && !type.startsWith('image/'));

/**
 * Takes files that are dropped on a picture of the page, and photos that are dropped elsewhere on
 * it. Others are for `useRefusedDrops`.
 * @param read what may be changed; null while nothing may
 * @returns what ends it
 */
export function takeDrops(read: () => DropTarget | null, onDropped: (dropped: DroppedPicture) => void): () => void {
  const handle = (event: DragEvent) => {
    const { dataTransfer } = event;
    const page = read();
    if (!page || !dataTransfer?.types.includes('Files')) return;
    const place = placeOf(event, page);
    if (!place || (place.path === null && hasOther(dataTransfer))) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'copy';
    const [file] = dataTransfer.files;
    if (event.type === 'drop' && file) onDropped({ ...place, file });
  };
  addEventListener('dragover', handle, true);
  addEventListener('drop', handle, true);
  return () => {
    removeEventListener('dragover', handle, true);
    removeEventListener('drop', handle, true);
  };
}
