/** The id of the button that closes the announcement. */
export const CLOSE_ID = 'close-announcement';

/** Holds which announcement this browser's visitor has closed. */
const KEY = 'shop.announcement';

/**
 * Hides the announcement before the first paint when this visitor has closed it, and lets others
 * close it. It is in the cached page, which is the same for everyone, and shown while the root
 * element has the attribute. It runs in the page, as text: it may use its parameters only.
 */
export function prepareAnnouncement(key: string, closeId: string): void {
  const { dataset } = document.documentElement;
  const { announcement = '' } = dataset;
  try {
    if (localStorage.getItem(key) === announcement) delete dataset.announcement;
  } catch {
    // The browser forbids its storage.
  }
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element && event.target.closest(`#${closeId}`))) return;
      event.stopImmediatePropagation(); // it need not wait for the page's scripts, as other presses do
      delete dataset.announcement;
      try {
        localStorage.setItem(key, announcement);
      } catch {
        // It is closed on this page only.
      }
    },
    true,
  );
}

/** The script that the starter runs on a page with an announcement. Other pages do without it. */
export const ANNOUNCEMENT_SCRIPT = `(${prepareAnnouncement.toString()})(${JSON.stringify(KEY)},${JSON.stringify(CLOSE_ID)});`;
