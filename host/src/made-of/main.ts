import { filesLine } from './files-line';

/** How often it looks: files come in one after another, and pages change without a document. */
const EACH_MS = 1000;

const panel = document.getElementById('made-of');
const path = location.pathname;

function look(): void {
  if (location.pathname !== path) {
    panel?.remove(); // it was about another page
    clearInterval(timer);
    return;
  }
  const files = performance.getEntriesByType('resource');
  for (const place of panel?.querySelectorAll<HTMLElement>('[data-base]') ?? []) {
    place.textContent = filesLine(files, new URL(place.dataset.base ?? '', location.href).href);
  }
}

const timer = setInterval(look, EACH_MS);
