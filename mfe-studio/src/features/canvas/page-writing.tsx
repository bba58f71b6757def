import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import type { FactTexts } from '@shop/shared/facts';
import type { PageDocument } from '@shop/shared/page-documents';
import type { LinkTarget } from '../links';
import { indexOfBlock } from '../../editing';
import { loadRichText, type PageTextProps } from '../fields';
import type { ToStudio } from './messages';
import type { Writing } from './use-page-writing';

interface PageWritingProps {
  writing: Writing;
  document: PageDocument;
  facts: FactTexts;
  targets: () => readonly LinkTarget[];
  tell: (message: ToStudio) => void;
  onLeave: (isBack: boolean) => boolean;
  onEnd: () => void;
}

/** The editor of a text, once it is there. @param hasTexts whether the page has use for it */
export function usePageText(hasTexts: boolean): ComponentType<PageTextProps> | null {
  const [PageText, setPageText] = useState<ComponentType<PageTextProps> | null>(null);
  useEffect(() => {
    if (!hasTexts) return;
    // Without it, texts are written in the field at the side.
    loadRichText().then(
      (loaded) => setPageText(() => loaded.PageText),
      () => undefined,
    );
  }, [hasTexts]);
  return PageText;
}

/** The text that is written, in front of the element that shows it otherwise. */
export function PageWriting(props: PageWritingProps & { PageText: ComponentType<PageTextProps> }) {
  const { PageText, writing, document, facts, targets, tell, onLeave, onEnd } = props;
  const { text, host, entrance } = writing;
  const index = indexOfBlock(document, text.blockId);
  const block = document.content[index];
  useEffect(() => {
    // Its block is gone, or drawn anew.
    if (!block || !text.drawn.isConnected) onEnd();
  });
  if (!block) return null;
  const path = `content[${index}].props.${text.name}`;
  return createPortal(
    <PageText
      {...{ path, facts, entrance, targets, onLeave, onEnd }}
      field={text.field}
      value={block.props[text.name]}
      drawn={text.drawn}
      change={(at, value, isStep) => tell({ type: 'written', path: at, value, isStep })}
      onOpen={(at) => tell({ type: 'selected', blockId: text.blockId, path: at, takesCursor: true })}
    />,
    host,
  );
}
