import { useId, useLayoutEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Caption, media, Row } from '@shop/shared/ui';
import { PICTURE_TYPES, sizeWords } from '../media';

const Zone = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: 12px;
  padding: 12px;
  border: 1px dashed ${({ $isOver }) => ($isOver ? 'var(--c-signal)' : 'var(--c-control)')};
  background: ${({ $isOver }) => ($isOver ? 'var(--c-primary-soft-2)' : 'var(--c-surface)')};
`;

export const Action = styled(Button)`
  height: 36px;
  padding-inline: 12px;
  font-size: 14px;

  @media ${media.touch} {
    height: var(--size-tap);
  }
`;

/** Gives the focus of buttons that have gone to the first of those in their place. */
function useKeptFocus<Box extends HTMLElement>(areOthers: boolean) {
  const box = useRef<Box>(null);
  const before = useRef(areOthers);
  useLayoutEffect(() => {
    if (before.current === areOthers) return;
    before.current = areOthers;
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, [areOthers]);
  return box;
}

interface PictureZoneProps {
  label: string;
  path: string;
  hasPicture: boolean;
  /** Of the file on its way; null without one. */
  uploadedBytes: number | null;
  isLibraryOpen: boolean;
  onTake: (files: FileList) => void;
  onCancel: () => void;
  onRemove: () => void;
  onLibrary: () => void;
  /** The picture. */
  children: ReactNode;
}

/** Takes files that are chosen, or dropped anywhere on it. */
export function PictureZone(props: PictureZoneProps) {
  const { label, path, hasPicture, uploadedBytes, isLibraryOpen, onTake, onCancel, onRemove, onLibrary } = props;
  const input = useRef<HTMLInputElement>(null);
  const buttons = useKeptFocus<HTMLDivElement>(uploadedBytes !== null);
  const helpId = useId();
  const [isOver, setIsOver] = useState(false);
  const handleOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onTake(event.dataTransfer.files);
  };
  return (
    <Zone
      $isOver={isOver}
      data-path={`${path}.src`}
      onDragOver={handleOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      {props.children}
      {uploadedBytes === null ? (
        <Row key="choose" ref={buttons} gap={2}>
          <Action kind="outline" aria-describedby={helpId} onClick={() => input.current?.click()}>
            {hasPicture ? 'Заменить' : 'Загрузить'}
          </Action>
          <Action kind="quiet" aria-expanded={isLibraryOpen} onClick={onLibrary}>
            Из&nbsp;загруженных
          </Action>
          {hasPicture && (
            <Action kind="quiet" onClick={onRemove}>
              Убрать
            </Action>
          )}
        </Row>
      ) : (
        <Row key="wait" ref={buttons} gap={2} isBetween>
          <span role="status">{`Загружаем ${sizeWords(uploadedBytes)}…`}</span>
          <Action kind="quiet" onClick={onCancel}>
            Отменить загрузку
          </Action>
        </Row>
      )}
      <Caption id={helpId}>
        Перетащите сюда файл или&nbsp;вставьте из&nbsp;буфера. JPEG, PNG, WebP, AVIF, SVG до&nbsp;10&nbsp;МБ
      </Caption>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        aria-label={`${label}: файл`}
        onChange={({ target }) => {
          if (target.files) onTake(target.files);
          target.value = ''; // the same file may be chosen again
        }}
      />
    </Zone>
  );
}
