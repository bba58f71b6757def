export { LinkField } from './link-field';
export { linkOf, siteLink, type LinkTarget } from './link-words';
