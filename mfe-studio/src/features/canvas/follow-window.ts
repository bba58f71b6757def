import { send, type ToStudio } from './messages';
import { WRITING } from './written-text';

/** Tells the studio something. */
export const tell = (message: ToStudio): void => send(window.parent, message);

const QUIET_EVENTS = ['click', 'auxclick', 'submit', 'dragstart', 'contextmenu'] as const;

/** Links, buttons and forms of the page do nothing while it is edited. */
export function silence(): () => void {
  const handle = (event: Event) => {
    const tool =
      event.target instanceof Element && event.target.closest(WRITING) && !event.target.closest('.ProseMirror');
    if (tool) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // On the window, before React.
  for (const name of QUIET_EVENTS) addEventListener(name, handle, true);
  return () => {
    for (const name of QUIET_EVENTS) removeEventListener(name, handle, true);
  };
}

const tellChosen = () => tell({ type: 'chosen', words: getSelection()?.toString() ?? '' });

/** Whether a key is the studio's, also while the page has the focus. */
function isOfStudio({ key, code, altKey, ctrlKey, metaKey, target }: KeyboardEvent, isReadOnly: boolean): boolean {
  const isCommand = ctrlKey || metaKey;
  // A text of many parts has no undo of its own: that of the page takes back what was written.
  const isUndo = isCommand && /^Key[ZY]$/.test(code) && target instanceof Element && target.closest(WRITING) !== null;
  const isComment = isCommand && altKey && code === 'KeyM';
  const isPublish = isCommand && key === 'Enter';
  return key === 'F6' || isUndo || isComment || isPublish || (key === 'Escape' && isReadOnly);
}

/** Hands the studio its keys, and tells it which words are chosen. */
export function followKeys(isReadOnly: () => boolean): () => void {
  const handleKey = (event: KeyboardEvent) => {
    if (!isOfStudio(event, isReadOnly())) return;
    event.preventDefault();
    // The browser tells of the choice a task later, which may be after the key.
    tellChosen();
    const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
    window.parent.dispatchEvent(new KeyboardEvent('keydown', { key, code, altKey, ctrlKey, metaKey, shiftKey }));
  };
  addEventListener('keydown', handleKey, true);
  document.addEventListener('selectionchange', tellChosen);
  return () => {
    removeEventListener('keydown', handleKey, true);
    document.removeEventListener('selectionchange', tellChosen);
  };
}

/**
 * Keeps what is edited in sight when the window has another size.
 * @param onWidth another width has other lines
 */
export function followSize(onWidth: () => void): () => void {
  let width = innerWidth;
  const handle = () => {
    const { activeElement } = document;
    // The keyboard of a phone takes the room below.
    if (activeElement instanceof HTMLElement && activeElement.isContentEditable)
      activeElement.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (innerWidth === width) return;
    width = innerWidth;
    onWidth();
  };
  addEventListener('resize', handle);
  return () => removeEventListener('resize', handle);
}
