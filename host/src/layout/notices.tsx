import { useDeferredValue } from 'react';
import styled from 'styled-components';
import { useNotices } from '@shop/shared/runtime';
import { ToastRegion } from '@shop/shared/ui';
import { useOnDemand } from './use-on-demand';

/** Below the whole head of wide screens, whose links a toast would hide. */
const Region = styled(ToastRegion)`
  @media (min-width: 1280px) {
    top: calc(var(--size-util) + var(--size-header) + 16px);
  }
`;

const loadToasts = () => import(/* webpackChunkName: "toast-list" */ './toast-list');
const stayQuiet = () => undefined;

/** Messages of host and remotes at the edge of the window, each for 5 seconds. */
export function Notices() {
  // The press is answered first, where it was made; the words about it follow in a task of their own.
  const notices = useDeferredValue(useNotices((state) => state.notices));
  const toasts = useOnDemand(notices.length > 0, loadToasts, stayQuiet);
  return <Region>{toasts && <toasts.ToastList notices={notices} />}</Region>;
}
