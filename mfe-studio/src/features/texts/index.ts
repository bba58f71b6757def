export { FactNote } from './fact-note';
export { FindForm } from './find-form';
export { Replaced } from './replaced';
export { ReplaceForm } from './replace-form';
export { SiteTexts } from './site-texts';
export { TextPages } from './text-pages';
export { useTexts } from './use-texts';
