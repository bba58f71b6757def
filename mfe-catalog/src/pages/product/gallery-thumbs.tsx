import { useRef, type KeyboardEvent } from 'react';
import * as S from './gallery-thumbs.styles';

interface GalleryThumbsProps {
  /** Ties the buttons to the large picture. */
  id: string;
  paths: readonly string[];
  captions: readonly string[];
  index: number;
  onChange: (index: number) => void;
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Small pictures that choose the large one. One stop of the Tab key; arrows, Home and End choose. */
export function GalleryThumbs({ id, paths, captions, index, onChange }: GalleryThumbsProps) {
  const list = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(index, paths.length);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <S.Thumbs ref={list} role="tablist" aria-label="Изображения" onKeyDown={handleKeyDown}>
      {paths.map((path, position) => (
        <S.Thumb
          key={path}
          type="button"
          role="tab"
          id={`${id}-tab-${position}`}
          aria-label={captions[position]}
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
