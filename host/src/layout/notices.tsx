import { useDeferredValue, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useNotices } from '@shop/shared/runtime';
import { ToastRegion } from '@shop/shared/ui';
import { useOnDemand } from './use-on-demand';
import { whenIdle } from './when-idle';

/** On wide screens, toasts would cover links of the header. */
const Region = styled(ToastRegion)`
  @media (min-width: 1280px) {
    top: calc(var(--size-util) + var(--size-header) + 16px);
  }
`;

const loadToasts = () => import(/* webpackChunkName: "toast-list" */ './toast-list');

/** Without them, a page that has lost the network could not say so. */
function loadAhead() {
  whenIdle(() => void loadToasts().catch(() => undefined));
}

/** Toasts. They come before the page, so that readers find them early. */
export function Notices() {
  // The clicked button responds first (docs/decisions.md, "A click is answered in a short task").
  const notices = useDeferredValue(useNotices((state) => state.notices));
  const toasts = useOnDemand(notices.length > 0, loadToasts);
  const region = useRef<HTMLDivElement>(null);
  useEffect(loadAhead, []);
  return <Region ref={region}>{toasts && <toasts.ToastList notices={notices} region={region} />}</Region>;
}
