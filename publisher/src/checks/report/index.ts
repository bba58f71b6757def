export { reportOf } from './report';
