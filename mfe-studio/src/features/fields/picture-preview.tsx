import type { KeyboardEvent, MouseEvent } from 'react';
import styled from 'styled-components';
import { Button, Caption } from '@shop/shared/ui';

/** In percent of the picture, from the left and from above. */
export interface FocusPoint {
  x: number;
  y: number;
}

const MIDDLE: FocusPoint = { x: 50, y: 50 };
/** How far an arrow key goes, in percent. */
const STEP = 5;

const STEPS: Readonly<Record<string, FocusPoint>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** The point of a picture's value; the middle when it has none. */
export function readFocus(value: unknown): FocusPoint {
  const { x, y }: { x?: unknown; y?: unknown } = typeof value === 'object' && value !== null ? value : {};
  return typeof x === 'number' && typeof y === 'number' ? { x: within(x), y: within(y) } : MIDDLE;
}

const Whole = styled.img`
  width: 100%;
  max-height: 200px;
  height: auto;
  object-fit: contain;
  background: var(--c-stage);
`;

/** As large as the picture in it, so that a press says where in the picture it was. */
const Target = styled.button`
  position: relative;
  justify-self: center;
  display: block;
  max-width: 100%;
  padding: 0;
  cursor: crosshair;

  & > img {
    display: block;
    max-width: 100%;
    max-height: 200px;
    width: auto;
    height: auto;
    background: var(--c-stage);
  }

  &:focus-visible {
    outline: 2px solid var(--c-focus);
    outline-offset: 2px;
  }
`;

/** A ring that is seen on light and on dark. */
const Mark = styled.span.attrs<{ $point: FocusPoint }>(({ $point: { x, y } }) => ({
  style: { left: `${x}%`, top: `${y}%` },
}))`
  position: absolute;
  width: 22px;
  height: 22px;
  margin: -11px 0 0 -11px;
  border: 3px solid var(--c-signal);
  border-radius: 50%;
  box-shadow:
    0 0 0 2px var(--c-bg),
    inset 0 0 0 2px var(--c-bg);
  pointer-events: none;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  justify-content: space-between;
`;

interface PicturePreviewProps {
  src: string;
  alt: string;
  /** Undefined for a picture that is always shown whole. */
  focus: FocusPoint | undefined;
  /** Undefined is the middle. */
  onFocusChange: (point: FocusPoint | undefined) => void;
}

/** The picture of a field. Where a part of it may be cut off, a press says what has to stay. */
export function PicturePreview({ src, alt, focus, onFocusChange }: PicturePreviewProps) {
  if (!focus) return <Whole src={src} alt={alt} />;
  const { x, y } = focus;
  const point = (event: MouseEvent) => {
    if (event.detail === 0) return; // Enter and Space point nowhere
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    onFocusChange({
      x: within(((event.clientX - left) / width) * 100),
      y: within(((event.clientY - top) / height) * 100),
    });
  };
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onFocusChange({ x: within(x + step.x), y: within(y + step.y) });
  };
  return (
    <>
      <Target
        type="button"
        aria-label={`${alt}. Главное место: ${x}\u00A0% слева, ${y}\u00A0% сверху. Двигают стрелки`}
        onClick={point}
        onKeyDown={move}
      >
        <img src={src} alt="" />
        <Mark $point={focus} />
      </Target>
      <Line>
        <Caption>Нажмите на&nbsp;главное: узкий экран его не&nbsp;обрежет</Caption>
        {(x !== MIDDLE.x || y !== MIDDLE.y) && (
          <Button kind="quiet" onClick={() => onFocusChange(undefined)}>
            В&nbsp;середину
          </Button>
        )}
      </Line>
    </>
  );
}
