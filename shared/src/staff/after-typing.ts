const PAUSE_MS = 1000;

/** The page, and frames of the site in it: the studio's page is one. */
const documentsHere = (): Document[] =>
  [document, ...[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)].filter(
    (one) => one !== null,
  );

/**
 * Calls once no key has been pressed for a second: a dialog that opens amid a word would get its
 * last letters.
 * @returns ends the waiting without a call
 */
export function afterTyping(run: () => void): () => void {
  const typedIn = documentsHere();
  const end = () => {
    clearTimeout(timer);
    for (const one of typedIn) one.removeEventListener('keydown', wait, true);
  };
  const stop = () => {
    end();
    run();
  };
  let timer = setTimeout(stop, PAUSE_MS);
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(stop, PAUSE_MS);
  }
  for (const one of typedIn) one.addEventListener('keydown', wait, true);
  return end;
}
