import { ArrowLeftIcon, ArrowRightIcon, Caption, IconButton, MinusIcon, Modal, PlusIcon } from '@shop/shared/ui';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { PictureLabels } from './picture-labels';
import { pictureByKey, type Picture } from './pictures';
import { MAX_SCALE, MIN_SCALE, useDrag, useZoom } from './use-zoom';

/** Scrolls when the picture is larger. Two fingers zoom the picture, not the page. */
const Area = styled.div<{ $isUnzoomed: boolean }>`
  height: min(760px, 100dvh - 220px);
  min-height: 200px;
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--c-stage);
  cursor: ${({ $isUnzoomed }) => ($isUnzoomed ? 'zoom-in' : 'grab')};
  touch-action: pan-x pan-y;
  -webkit-user-select: none;
  user-select: none;
`;

const Drawing = styled.div`
  --drawing: 100cqh;
  position: relative;
  container-type: size;

  & > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const Tools = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  margin-top: 16px;
`;

const Scale = styled(Caption)`
  margin-left: auto;
`;

const CLICK_SCALE = 2.5;

interface ZoomDialogProps {
  name: string;
  pictures: readonly Picture[];
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/**
 * Shows one picture as large as the window, and up to four times larger by buttons, keys, clicks
 * and two fingers.
 */
export function ZoomDialog({ name, pictures, index, onIndexChange, onClose }: ZoomDialogProps) {
  const { area, scale, zoomTo, enlarge, reduce, pinchHandlers } = useZoom<HTMLDivElement>();
  const drag = useDrag((point) => zoomTo(scale > MIN_SCALE ? MIN_SCALE : CLICK_SCALE, point));
  const { path, caption = '', labels = [] } = pictures[index] ?? {};
  const isUnzoomed = scale === MIN_SCALE;

  const showByKey = (key: string) => {
    const next = pictureByKey(key, index, pictures.length);
    if (next === undefined || pictures.length < 2) return;
    zoomTo(MIN_SCALE);
    onIndexChange(next);
  };
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') enlarge();
    else if (key === '-') reduce();
    else if (key === '0') zoomTo(MIN_SCALE);
    // In an enlarged picture the arrow keys scroll.
    else if (isUnzoomed) showByKey(key);
  };

  return (
    <Modal title={`${name}: ${caption}`} isOpen onClose={onClose} width="1200px">
      {/* Keys work wherever the focus is in the dialog. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={handleKeyDown}>
        <Area
          ref={area}
          tabIndex={0}
          role="group"
          aria-label="Увеличенное изображение"
          data-autofocus
          $isUnzoomed={isUnzoomed}
          {...drag}
          {...pinchHandlers}
        >
          <Drawing style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}>
            <img src={path} alt={`${name}: ${caption}`} draggable={false} />
            {labels.length > 0 && <PictureLabels labels={labels} />}
          </Drawing>
        </Area>
        {/* Not `disabled` at the ends, because the focus, and with it the keys, would leave the
           dialog. */}
        <Tools>
          {pictures.length > 1 && (
            <>
              <IconButton label="Предыдущее изображение" onClick={() => showByKey('ArrowLeft')}>
                <ArrowLeftIcon size={20} />
              </IconButton>
              <IconButton label="Следующее изображение" onClick={() => showByKey('ArrowRight')}>
                <ArrowRightIcon size={20} />
              </IconButton>
              <Caption>
                {index + 1} / {pictures.length}
              </Caption>
            </>
          )}
          <Scale aria-live="polite">{Math.round(scale * 100)}&nbsp;%</Scale>
          <IconButton label="Уменьшить" aria-disabled={isUnzoomed} onClick={reduce}>
            <MinusIcon size={20} />
          </IconButton>
          <IconButton label="Увеличить" aria-disabled={scale === MAX_SCALE} onClick={enlarge}>
            <PlusIcon size={20} />
          </IconButton>
        </Tools>
      </div>
    </Modal>
  );
}
