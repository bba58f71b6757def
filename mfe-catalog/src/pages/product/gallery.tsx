import type { Product } from '@shop/shared/runtime';
import { Ruler } from '@shop/shared/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { GalleryStage } from './gallery-stage';
import { GalleryThumbs } from './gallery-thumbs';
import * as S from './gallery.styles';
import { pictureByKey, picturesOf } from './pictures';

interface GalleryProps {
  product: Product;
  captionsByPath: Readonly<Record<string, string>>;
}

/** Pictures of a product: one large, the others to choose below; arrow keys and swipes lead from one to the next. */
export function Gallery({ product, captionsByPath }: GalleryProps) {
  const id = useId();
  const [index, setIndex] = useState(0);
  const pictures = picturesOf(product, captionsByPath);
  const count = pictures.length;

  const goBy = (key: string) => {
    const next = pictureByKey(key, index, count);
    if (next !== undefined) setIndex(next);
    return next !== undefined;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (goBy(event.key)) event.preventDefault();
  };

  if (count === 0) {
    return (
      <S.Gallery>
        <S.Stage>
          <S.Nothing>Изображение готовим</S.Nothing>
          <Ruler at={50} className="ruler" />
        </S.Stage>
      </S.Gallery>
    );
  }
  return (
    <S.Gallery onKeyDown={handleKeyDown}>
      <GalleryStage {...{ id, product, pictures, index }} onIndexChange={setIndex} onSwipe={goBy} />
      {count > 1 && <GalleryThumbs id={id} pictures={pictures} index={index} onChange={setIndex} />}
    </S.Gallery>
  );
}
