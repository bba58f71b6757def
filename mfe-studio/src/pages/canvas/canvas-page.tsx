import { RemoteWidget } from '@shop/shared/federation';
import { Container, ErrorPanel, SkeletonLines } from '@shop/shared/ui';
import { createGlobalStyle } from 'styled-components';
import { SELECTED, useCanvas } from '../../features/canvas';

const CanvasStyle = createGlobalStyle`
  [${SELECTED}] {
    outline: 2px solid var(--c-signal);
    outline-offset: -2px;
  }

  [contenteditable]:focus {
    outline: none;
  }
`;

const reload = () => location.reload();

/** The page in the frame of the editor. It shows what the editor sends. */
export function CanvasPage() {
  const { document, drawn } = useCanvas();
  return (
    <>
      <CanvasStyle />
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
    </>
  );
}
