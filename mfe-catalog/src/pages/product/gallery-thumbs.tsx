import { useEffect, useRef } from 'react';
import * as S from './gallery-thumbs.styles';
import type { Picture } from './pictures';

interface GalleryThumbsProps {
  /** Ties the buttons to the large picture. */
  id: string;
  pictures: readonly Picture[];
  index: number;
  onChange: (index: number) => void;
}

/** Small pictures that choose the large one: one stop of the Tab key. The gallery's keys move the focus along. */
export function GalleryThumbs({ id, pictures, index, onChange }: GalleryThumbsProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) return;
    list.current.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  }, [index]);

  return (
    <S.Thumbs ref={list} role="tablist" aria-label="Изображения">
      {pictures.map(({ path, caption }, position) => (
        <S.Thumb
          key={path}
          type="button"
          role="tab"
          id={`${id}-tab-${position}`}
          aria-label={caption}
          aria-selected={position === index}
          aria-controls={`${id}-picture`}
          tabIndex={position === index ? 0 : -1}
          onClick={() => onChange(position)}
        >
          <img src={path} alt="" width={100} height={80} loading="lazy" decoding="async" />
        </S.Thumb>
      ))}
    </S.Thumbs>
  );
}
