import type { Product } from '@shop/shared/runtime';
import { Ruler } from '@shop/shared/ui';
import { useId, useState } from 'react';
import * as S from './gallery.styles';
import { GalleryThumbs } from './gallery-thumbs';

const SIZE_PROPERTIES = ['Размеры блока', 'Размеры'];

function sizeOf({ properties }: Product): string | undefined {
  return properties.find(({ name }) => SIZE_PROPERTIES.includes(name))?.value;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface GalleryProps {
  product: Product;
  captionsByPath: Readonly<Record<string, string>>;
}

/** Pictures of a product: one large, the others to choose below. */
export function Gallery({ product, captionsByPath }: GalleryProps) {
  const id = useId();
  const [index, setIndex] = useState(0);
  const { images, name } = product;
  const path = images[index] ?? product.img;
  if (!path) return null;

  const captions = images.map((picture, order) => captionsByPath[picture] ?? `изображение ${order + 1}`);
  const caption = captions[index] ?? 'общий вид';
  const hasSeveral = images.length > 1;
  return (
    <S.Gallery>
      <S.Stage {...(hasSeveral && { role: 'tabpanel', id: `${id}-picture`, 'aria-labelledby': `${id}-tab-${index}` })}>
        <img
          key={path}
          src={path}
          alt={`${name}: ${caption}`}
          width={616}
          height={500}
          fetchPriority={index === 0 ? 'high' : 'auto'}
        />
        <S.Label>{(index === 0 && sizeOf(product)) || capitalized(caption)}</S.Label>
        {hasSeveral && (
          <S.Position>
            {index + 1} / {images.length}
          </S.Position>
        )}
        <Ruler at={hasSeveral ? (100 * (index + 1)) / images.length : 50} className="ruler" />
      </S.Stage>
      {hasSeveral && <GalleryThumbs id={id} paths={images} captions={captions} index={index} onChange={setIndex} />}
    </S.Gallery>
  );
}
