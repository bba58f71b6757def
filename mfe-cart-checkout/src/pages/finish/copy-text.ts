/** Browsers give the clipboard to secure pages only: a shop tried out over http has none. Browser only. */
export function hasClipboard(): boolean {
  return 'clipboard' in navigator;
}

/** Puts a text into the clipboard; false where the visitor forbids it. */
export function copyText(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
