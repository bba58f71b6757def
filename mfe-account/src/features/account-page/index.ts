export { AccountPage, PageBody } from './account-page';
