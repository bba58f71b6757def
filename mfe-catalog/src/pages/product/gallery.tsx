import type { Product } from '@shop/shared/runtime';
import { PlusIcon, Ruler } from '@shop/shared/ui';
import { lazy, Suspense, useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useDialog } from '../../features/buying';
import { GalleryBox, Label, Nothing, Position, StageBox, Thumb, ThumbsBox, Zoom } from './gallery.styles';
import { pictureByKey, picturesOf, sourcesOf, type Picture, type PictureWords } from './pictures';

/** Shorter moves are taps or scrolling. */
const MIN_SWIPE_PX = 40;

/**
 * Handlers for swipes by finger; a mouse uses the thumbnails. The element needs `touch-action:
 * pan-y`.
 */
function useSwipe(onSwipe: (key: 'ArrowLeft' | 'ArrowRight') => void) {
  const startX = useRef<number | null>(null);

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      startX.current = pointerType !== 'mouse' && isPrimary ? clientX : null;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = startX.current === null ? 0 : clientX - startX.current;
      startX.current = null;
      if (Math.abs(moved) >= MIN_SWIPE_PX) onSwipe(moved < 0 ? 'ArrowRight' : 'ArrowLeft');
    },
    onPointerCancel: () => {
      startX.current = null;
    },
  };
}

const SIZE_PROPERTIES = ['Размеры блока', 'Размеры'];

function sizeOf({ properties }: Product): string | undefined {
  return properties.find(({ name }) => SIZE_PROPERTIES.includes(name))?.value;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// The picture that a page opens with has no words.
const PictureLabels = lazy(() =>
  import(/* webpackChunkName: "gallery-zoom" */ './picture-labels').then((module) => ({
    default: module.PictureLabels,
  })),
);

const loadZoom = () =>
  import(/* webpackChunkName: "gallery-zoom" */ './zoom-dialog').then(({ ZoomDialog }) => ZoomDialog);

interface StageProps {
  /** Links the picture to its thumbnail. */
  id: string;
  product: Product;
  pictures: readonly Picture[];
  index: number;
  onIndexChange: (index: number) => void;
  onSwipe: (key: string) => void;
}

/** As wide as the stage: half of a wide page, a whole phone. */
const STAGE_SIZES = '(min-width: 1024px) 616px, 100vw';

/** The large picture. A click opens the zoom dialog. */
function Stage({ id, product, pictures, index, onIndexChange, onSwipe }: StageProps) {
  const { Dialog, isLoading, open, close } = useDialog(loadZoom);
  const swipe = useSwipe(onSwipe);
  const { path = '', caption = '', alt = '', labels = [] } = pictures[index] ?? {};
  const count = pictures.length;
  const panel = count > 1 && { role: 'tabpanel', id: `${id}-picture`, 'aria-labelledby': `${id}-tab-${index}` };

  return (
    <>
      <StageBox {...panel} {...swipe}>
        <img
          key={path}
          srcSet={sourcesOf(path)}
          sizes={STAGE_SIZES}
          src={path}
          alt={alt}
          width={616}
          height={500}
          fetchPriority={index === 0 ? 'high' : 'auto'}
        />
        {labels.length > 0 && (
          <Suspense>
            <PictureLabels labels={labels} />
          </Suspense>
        )}
        <Label>{(index === 0 && sizeOf(product)) || capitalized(caption)}</Label>
        {count > 1 && (
          <Position>
            {index + 1} / {count}
          </Position>
        )}
        <Zoom type="button" aria-label={`Увеличить: ${caption}`} aria-busy={isLoading || undefined} onClick={open}>
          <PlusIcon size={20} />
        </Zoom>
        <Ruler at={count > 1 ? (100 * (index + 1)) / count : 50} className="ruler" />
      </StageBox>
      {/* Beside the stage, not in it, because a swipe in the dialog would also swipe the stage. */}
      {Dialog && <Dialog {...{ name: product.name, pictures, index, onIndexChange }} onClose={close} />}
    </>
  );
}

interface ThumbsProps {
  /** Links the buttons to the large picture. */
  id: string;
  pictures: readonly Picture[];
  index: number;
  onChange: (index: number) => void;
}

/**
 * Small pictures that choose the large one. They are one stop of the Tab key; the gallery's keys
 * move the focus.
 */
function Thumbs({ id, pictures, index, onChange }: ThumbsProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) return;
    list.current.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  }, [index]);

  return (
    <ThumbsBox ref={list} role="tablist" aria-label="Изображения">
      {pictures.map(({ path, caption }, position) => (
        <Thumb
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
          <img
            srcSet={sourcesOf(path)}
            sizes="100px"
            src={path}
            alt=""
            width={100}
            height={80}
            loading="lazy"
            decoding="async"
          />
        </Thumb>
      ))}
    </ThumbsBox>
  );
}

interface GalleryProps {
  product: Product;
  words: PictureWords;
}

/**
 * The pictures of a product: one large, all of them small below. Arrow keys and swipes change the
 * large one.
 */
export function Gallery({ product, words }: GalleryProps) {
  const id = useId();
  const [index, setIndex] = useState(0);
  const pictures = picturesOf(product, words);
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
      <GalleryBox>
        <StageBox>
          <Nothing>Изображение готовим</Nothing>
          <Ruler at={50} className="ruler" />
        </StageBox>
      </GalleryBox>
    );
  }
  return (
    <GalleryBox onKeyDown={handleKeyDown}>
      <Stage {...{ id, product, pictures, index }} onIndexChange={setIndex} onSwipe={goBy} />
      {count > 1 && <Thumbs id={id} pictures={pictures} index={index} onChange={setIndex} />}
    </GalleryBox>
  );
}
