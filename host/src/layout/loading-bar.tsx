import styled, { css, keyframes } from 'styled-components';
import { useActivity } from '@shop/shared/runtime';
import { tickField, VisuallyHidden } from '@shop/shared/ui';
import {
  LOADING_DURATION_MS,
  LOADING_FADE_MS,
  LOADING_THROTTLE_MS,
  useLoadingPhase,
  type LoadingPhase,
} from './use-loading-phase';

const HALF_MS = LOADING_FADE_MS / 2;
const EASING = 'cubic-bezier(0.1, 0.7, 0.2, 1)';
/** Where the running bar stops. */
const END = 'translateX(-6%)';

const run = keyframes`
  from {
    opacity: 1;
    transform: translateX(-100%);
  }

  to {
    opacity: 1;
    transform: ${END};
  }
`;

// Unlike an animation, a transition to the end starts from the current position.
const PHASES: Record<LoadingPhase, ReturnType<typeof css>> = {
  idle: css`
    opacity: 0;
    transform: translateX(-100%);
  `,
  running: css`
    transform: ${END};
    transition: transform ${LOADING_DURATION_MS}ms ${EASING};
  `,
  done: css`
    opacity: 0;
    transform: none;
    transition:
      transform ${HALF_MS}ms var(--motion-ease),
      opacity ${HALF_MS}ms ${HALF_MS}ms;
  `,
};

const Track = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-toast);
  height: 6px;
  overflow: hidden;
  pointer-events: none;
`;

const Scale = styled.div<{ $phase: LoadingPhase }>`
  height: 100%;
  background: ${tickField('var(--c-control)', '4px')};
  border-right: 2px solid var(--c-signal);
  ${({ $phase }) => PHASES[$phase]}

  /* The starter sets it while a document loads (app/leaving.ts). */
  [data-leaving] & {
    animation: ${run} ${LOADING_DURATION_MS}ms ${EASING} ${LOADING_THROTTLE_MS}ms both;
  }
`;

/** The bar at the top of the window while a page loads, with a text for screen readers. */
export function LoadingBar() {
  const phase = useLoadingPhase(useActivity((state) => state.pending > 0));
  return (
    <>
      <Track aria-hidden="true">
        <Scale $phase={phase} data-phase={phase} />
      </Track>
      <VisuallyHidden role="status">{phase === 'running' && 'Страница загружается'}</VisuallyHidden>
    </>
  );
}
