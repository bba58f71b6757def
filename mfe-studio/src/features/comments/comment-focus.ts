/** Where the cursor goes in the panel. A new object asks for it again. */
export type CommentFocus =
  { on: 'panel' | 'new' } | { on: 'block'; blockId: string } | { on: 'thread'; threadId: number };
