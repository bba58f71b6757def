export { LateMessageForm } from './late-message-form';
export type { MessageFormProps } from './message-schema';
