import { useState } from 'react';
import type { Block, Schemas } from '@shop/shared/page-documents';
import { blockIdOf } from '../../editing';
import { kindName } from '../../words';

interface SaidChangesOptions {
  blocks: readonly Block[];
  schemas: Schemas;
  onMove: (blockId: string, to: number) => void;
  onHide: (blockId: string, isHidden: boolean) => void;
  onRemove: (blockId: string) => void;
}

/** Changes of the outline, each with the words that a screen reader says. */
export function useSaidChanges({ blocks, schemas, onMove, onHide, onRemove }: SaidChangesOptions) {
  const [said, setSaid] = useState('');
  return {
    said,
    /** Does nothing where the block would leave the page. */
    move: (from: number, to: number) => {
      const block = blocks[from];
      if (!block || to < 0 || to >= blocks.length || from === to) return;
      setSaid(`«${kindName(block, schemas)}» теперь ${to + 1} из\u00A0${blocks.length}`);
      onMove(blockIdOf(block), to);
    },
    remove: (block: Block) => {
      setSaid(`«${kindName(block, schemas)}» удалён. Отменить: Ctrl\u00A0+\u00A0Z`);
      onRemove(blockIdOf(block));
    },
    hide: (block: Block) => {
      const isHidden = !block.isHidden;
      setSaid(`«${kindName(block, schemas)}» ${isHidden ? 'скрыт от\u00A0покупателей' : 'снова виден'}`);
      onHide(blockIdOf(block), isHidden);
    },
  };
}
