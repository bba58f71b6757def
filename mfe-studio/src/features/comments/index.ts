export { BlockComments } from './block-comments';
export { chosenField, placeOf, type ChosenField } from './chosen-field';
export type { CommentFocus } from './comment-focus';
export { CommentsPanel } from './comments-panel';
export { countOpen } from './thread-lists';
export { useComments, type Comments, type Thread } from './use-comments';
