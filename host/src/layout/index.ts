export { Layout } from './layout';
export { SectionContext, type SectionOf } from './section';
