export { PhoneCall } from './phone-call';
