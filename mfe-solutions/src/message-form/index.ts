export { LateMessageForm } from './late-message-form';
