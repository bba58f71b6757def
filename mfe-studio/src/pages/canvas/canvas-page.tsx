import { RemoteWidget } from '@shop/shared/federation';
import { Container, ErrorPanel, SkeletonLines } from '@shop/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { SELECTED, useCanvas } from '../../features/canvas';
import { useRefusedDrops } from '../../features/media';

const Canvas = styled.div`
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
  const { document, drawn } = useCanvas();
  useEffect(hideCookieNotice, []);
  useRefusedDrops();
  return (
    <Canvas>
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
