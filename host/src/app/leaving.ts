/** Marks the root element while another document loads: styles show the loading bar. */
const setLeaving = (value: boolean) => document.documentElement.toggleAttribute('data-leaving', value);

export const isLeaving = () => document.documentElement.hasAttribute('data-leaving');

/** After this time the answer was not a page: a download, or a request that the visitor stopped. */
const MAX_MS = 15_000;

/** Whether a press opens another document of this site in this tab. */
function opensDocument({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return false;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return false;
  const isOnPage = link.hash !== '' && link.pathname + link.search === location.pathname + location.search;
  return link.origin === location.origin && !isOnPage;
}

/**
 * Marks the page while a link or form opens a document: before hydration, or without react-router.
 * Then no store knows that a page loads. A press that React handles opens none.
 */
export function markLeaving(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    setLeaving(true);
    timer = setTimeout(() => setLeaving(false), MAX_MS);
  };
  // React stops a press on a part that it has not hydrated, so that none of the listeners after its
  // own hears of it. The first one does, and looks again when all have run.
  const leaveUnlessHandled = (event: Event) => {
    setTimeout(() => {
      if (!event.defaultPrevented) leave();
    });
  };
  addEventListener('click', (event) => opensDocument(event) && leaveUnlessHandled(event), true);
  addEventListener('submit', leaveUnlessHandled, true);
  // Back from the browser's cache of pages.
  addEventListener('pageshow', () => setLeaving(false));
}
