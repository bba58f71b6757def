import type { Command, EditorState } from 'prosemirror-state';
import { paragraph } from './text-schema';

/** What was typed behind the «/» that a paragraph begins with; null for any other text. */
export function slashAt({ selection: { $from, empty } }: EditorState): string | null {
  const { parent, depth, parentOffset } = $from;
  if (!empty || depth !== 1 || parent.type !== paragraph || parentOffset !== parent.content.size) return null;
  return parent.textContent.startsWith('/') ? parent.textContent.slice(1) : null;
}

/** Takes away the «/» and what was typed behind it. */
const clearSlash: Command = ({ selection: { $from }, tr }, dispatch) => {
  dispatch?.(tr.delete($from.start(), $from.end()));
  return true;
};

/** Puts something in place of the «/». */
export const insertAtSlash =
  (command: Command): Command =>
  (state, dispatch, view) => {
    if (!view || !dispatch) return false;
    clearSlash(state, dispatch);
    return command(view.state, dispatch, view);
  };
