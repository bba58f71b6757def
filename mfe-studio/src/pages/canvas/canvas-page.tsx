import { factTexts } from '@shop/shared/facts';
import { RemoteWidget } from '@shop/shared/federation';
import { useList } from '@shop/shared/runtime';
import { Container, ErrorPanel, SkeletonLines } from '@shop/shared/ui';
import { useEffect, useMemo } from 'react';
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
  const { items } = useList('facts');
  const facts = useMemo(() => factTexts(items), [items]);
  const { document, drawn } = useCanvas(facts);
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
