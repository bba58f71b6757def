import { factTexts } from '@shop/shared/facts';
import { RemoteWidget } from '@shop/shared/federation';
import { useList } from '@shop/shared/runtime';
import { Container, ErrorPanel, SkeletonLines } from '@shop/shared/ui';
import { useEffect, useMemo } from 'react';
import styled, { css } from 'styled-components';
import { hiddenSelector, SELECTED, useCanvas } from '../../features/canvas';
import { useRefusedDrops } from '../../features/media';

/** Pale, with a word above it. A block may have a shape of its own, so nothing else is touched. */
const hiddenStyle = (selector: string) => css`
  ${selector} {
    position: relative;

    & > * {
      opacity: 0.4;
    }

    &::after {
      content: 'Скрыт';
      position: absolute;
      z-index: 1;
      top: 8px;
      left: 8px;
      padding: 4px 10px;
      background: var(--neutral-950);
      outline: 1px solid var(--neutral-0);
      color: var(--neutral-0);
      font-size: 13px;
      line-height: 18px;
    }
  }
`;

const Canvas = styled.div<{ $hidden: string | null }>`
  ${({ $hidden }) => $hidden && hiddenStyle($hidden)}

  [${SELECTED}] {
    outline: 2px solid var(--c-signal);
    outline-offset: -2px;
  }

  [contenteditable]:focus {
    outline: none;
  }
`;

const reload = () => location.reload();

/** Buttons of the page do nothing in the frame, so the notice could not be closed. */
function hideCookieNotice(): void {
  delete document.documentElement.dataset.cookies;
}

/** The page in the frame of the editor. It shows what the editor sends. */
export function CanvasPage() {
  const { items } = useList('facts');
  const facts = useMemo(() => factTexts(items), [items]);
  const { document, drawn } = useCanvas(facts);
  useEffect(hideCookieNotice, []);
  useRefusedDrops();
  return (
    <Canvas $hidden={document && hiddenSelector(document)}>
      {document && (
        <RemoteWidget
          id="mfe-solutions/canvas"
          props={{ document, drawn }}
          fallback={
            <Container>
              <ErrorPanel onRetry={reload} />
            </Container>
          }
          pending={
            <Container>
              <SkeletonLines />
            </Container>
          }
        />
      )}
    </Canvas>
  );
}
