import { useClock } from '@shop/shared/clock';
import { factTexts } from '@shop/shared/facts';
import { RemoteWidget } from '@shop/shared/federation';
import { isShownAt } from '@shop/shared/page-documents';
import { useList } from '@shop/shared/runtime';
import { Container, ErrorPanel, SkeletonLines } from '@shop/shared/ui';
import { useEffect, useMemo } from 'react';
import styled, { css } from 'styled-components';
import { shownScale } from '../../components';
import { blockSelector, CHANGED, CURRENT, LABEL, PageWriting, SELECTED, useCanvas } from '../../features/canvas';
import { useRefusedDrops } from '../../features/media';

/** Words on a block, in one of its upper corners. */
const labelStyle = css`
  position: absolute;
  z-index: 1;
  top: 8px;
  padding: 4px 10px;
  background: var(--neutral-950);
  outline: 1px solid var(--neutral-0);
  color: var(--neutral-0);
  font-size: 13px;
  line-height: 18px;
  /* As large as the words around the page. */
  zoom: calc(1 / var(--shown-scale, 1));
`;

/** Pale, with a word above it. A block may have a shape of its own, so nothing else is touched. */
const unseenStyle = (selector: string, word: string) => css`
  ${selector} {
    position: relative;

    & > * {
      opacity: 0.4;
    }

    &::after {
      content: '${word}';
      ${labelStyle}
      left: 8px;
    }
  }
`;

/** Not by colour alone: what is gone is struck out, new words are underlined, blocks labelled. */
const marksStyle = css`
  & del {
    text-decoration: line-through;
    text-decoration-thickness: 2px;
  }

  & ins {
    background: color-mix(in srgb, var(--c-signal) 24%, transparent);
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }

  [${CHANGED}] {
    position: relative;
    outline: 1px solid var(--c-line-strong);
    outline-offset: -1px;
  }

  [${CHANGED}='added'] {
    outline: 2px solid var(--neutral-950);
    outline-offset: -2px;
  }

  [${CHANGED}='removed'] {
    outline: 2px dashed var(--neutral-950);
    outline-offset: -2px;
  }

  [${LABEL}] {
    ${labelStyle}
    right: 8px;
  }

  /* The words of the block stay in sight. */
  [${LABEL}='across'] {
    top: 0;
    transform: translateY(-50%);
  }

  [${CURRENT}] {
    outline: 2px solid var(--c-signal);
    outline-offset: 2px;
  }

  [${CHANGED}][${CURRENT}] {
    outline-offset: -2px;
  }
`;

/** What shoppers do not see, and now do not see. */
const Canvas = styled.div<{ $hidden: string | null; $absent: string | null }>`
  ${({ $hidden }) => $hidden && unseenStyle($hidden, 'Скрыт')}
  ${({ $absent }) => $absent && unseenStyle($absent, 'Сейчас не\u00A0показан')}

  [${SELECTED}] {
    outline: 2px solid var(--c-signal);
    outline-offset: -2px;
  }

  ${marksStyle}

  [contenteditable]:focus {
    outline: none;
  }
`;

const reload = () => location.reload();

/** Buttons of the page do nothing in the frame, so the notice could not be closed. */
function hideCookieNotice(): void {
  delete document.documentElement.dataset.cookies;
}

/** Tells styles how large the page is shown. */
function useShownScale(): void {
  useEffect(() => {
    const tell = () => document.documentElement.style.setProperty('--shown-scale', String(shownScale()));
    tell();
    addEventListener('resize', tell);
    return () => removeEventListener('resize', tell);
  }, []);
}

/** The page in the frame of the editor. It shows what the editor sends. */
export function CanvasPage() {
  const { items } = useList('facts');
  const facts = useMemo(() => factTexts(items), [items]);
  const { document, drawn, pageWriting } = useCanvas(facts);
  const now = useClock();
  useEffect(hideCookieNotice, []);
  useShownScale();
  useRefusedDrops();
  return (
    <Canvas
      $hidden={document && blockSelector(document, ({ isHidden }) => isHidden === true)}
      $absent={document && blockSelector(document, (block) => !block.isHidden && !isShownAt(block, now))}
    >
      {document && (
        <RemoteWidget
          id="mfe-solutions/canvas"
          props={{ document, drawn }}
          fallback={
            <Container>
              <ErrorPanel onRetry={reload} />
            </Container>
          }
          pending={
            <Container>
              <SkeletonLines />
            </Container>
          }
        />
      )}
      {pageWriting && <PageWriting {...pageWriting} />}
    </Canvas>
  );
}
