/** Of the button that closes the announcement. The server writes both. */
export const CLOSE_ANNOUNCEMENT_ID = 'close-announcement';

/** Holds which announcement this browser's visitor has closed. */
const KEY = 'shop.announcement';

/**
 * Hides the announcement before the first paint when this visitor has closed it, and lets others
 * close it. It is in the cached page, which is the same for everyone, and shown while the root
 * element has the attribute.
 */
export function prepareAnnouncement(): void {
  const { dataset } = document.documentElement;
  const { announcement } = dataset;
  if (!announcement) return;
  const hide = () => delete dataset.announcement;
  try {
    if (localStorage.getItem(KEY) === announcement) hide();
  } catch {
    // The browser forbids its storage.
  }
  addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest(`#${CLOSE_ANNOUNCEMENT_ID}`)) return; // presses have an element
      event.stopImmediatePropagation(); // it need not wait for the page's scripts
      hide();
      try {
        localStorage.setItem(KEY, announcement);
      } catch {
        // It is closed on this page only.
      }
    },
    true,
  );
}
