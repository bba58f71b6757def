import { useNotices } from '@shop/shared/runtime';
import { PHONE_BELOW } from '../../components';
import { blockIdOf, indexOfBlock, useEditorStore, type Common } from '../../editing';
import { PHOTO_BLOCK, startingProps } from '../../features/templates';
import { blockOf } from './fault-words';
import type { usePanels } from './use-panels';

type Panels = Pick<ReturnType<typeof usePanels>, 'open' | 'addingAfter' | 'setFocus'>;

/**
 * The ways to a block and its fields.
 * @param leaveComment forgets the comment that was begun elsewhere
 */
export function useChoosing({ open, addingAfter, setFocus }: Panels, leaveComment: () => void) {
  const store = useEditorStore();
  const notify = useNotices((state) => state.show);
  const { select, insertBlock, insertCommon } = store.getState();

  const choose = (blockId: string | null, path: string | null = null, takesCursor = false, file?: File) => {
    leaveComment();
    select(blockId, path);
    open('fields');
    // A phone has no room for fields.
    if (takesCursor && innerWidth < PHONE_BELOW) notify({ title: 'Это поле правят на\u00A0экране шире' });
    setFocus(path === null ? null : { path, takesCursor, ...(file && { file }) });
  };
  return {
    choose,
    /** The cursor goes to the first field of the block. */
    enter: (blockId: string) => {
      choose(blockId, `content[${indexOfBlock(store.getState().document, blockId)}].props`, true);
    },
    goTo: (path: string) => {
      const block = store.getState().document.content[blockOf(path) ?? -1];
      choose(block ? blockIdOf(block) : null, path, true);
    },
    /** The page is there beside the comments, except on a phone. */
    showBlock: (blockId: string) => {
      if (innerWidth < PHONE_BELOW) choose(blockId);
      else select(blockId);
    },
    /** Adds a block of a kind, or a common block, where one was asked for. */
    pick: (chosen: string | Common) => {
      const at = (addingAfter ?? store.getState().document.content.length - 1) + 1;
      open('fields');
      if (typeof chosen !== 'string') {
        insertCommon(chosen, at);
        return;
      }
      insertBlock(chosen, at, startingProps(chosen));
      // What is typed next is the text of the new block.
      setFocus({ path: `content[${at}].props`, takesCursor: true });
    },
    /** Adds a text with a photo below a block. What is typed next says what is in the photo. */
    addPhoto: (blockId: string, file: File) => {
      const at = indexOfBlock(store.getState().document, blockId) + 1;
      leaveComment();
      open('fields');
      insertBlock(PHOTO_BLOCK.kind, at);
      setFocus({ path: `content[${at}].props.${PHOTO_BLOCK.picture}.src`, takesCursor: true, file });
    },
  };
}
