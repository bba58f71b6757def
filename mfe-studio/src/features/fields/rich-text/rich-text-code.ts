export { partsOfHtml } from './html-parts';
export { PageText } from './page-text';
export { RichTextEditor } from './rich-text-editor';
