export { PageTestSection } from './page-test-section';
