export { LazyMessageForm } from './lazy-message-form';
export type { MessageFormProps } from './message-schema';
