export { EventLog } from './event-log';
