/** The clipboard of pages without https: a hidden field, selected and copied. */
function copyByField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}

/** Puts a text into the clipboard; false where the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  // Types promise `clipboard`, but browsers give it to secure pages only.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return copyByField(text);
  return clipboard.writeText(text).then(
    () => true,
    () => copyByField(text),
  );
}
