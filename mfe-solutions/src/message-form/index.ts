export { LateMessageForm } from './late-message-form';
export type { MessageField, MessageFormProps } from './types';
