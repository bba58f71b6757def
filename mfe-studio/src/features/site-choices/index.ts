export { useSiteChoices } from './use-site-choices';
