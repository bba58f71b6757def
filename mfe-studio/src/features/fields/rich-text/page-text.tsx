import { useEffect, useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import type { ListField } from '@shop/shared/page-documents';
import type { LinkTarget } from '../../links';
import { Floating } from './floating';
import { LinkForm } from './link-form';
import { SlashMenu } from './slash-menu';
import { TableBar } from './table-bar';
import { isInTable } from './table-commands';
import { linkAt } from './text-commands';
import { placedParts } from './text-document';
import { TextNotes } from './text-notes';
import { goToEnd, goToPoint } from './text-view';
import { Toolbar } from './toolbar';
import { useWriting, type WritingOptions } from './use-writing';

/** Where the cursor comes in: at a point of the window, or at an end of the text. */
export type Entrance = { x: number; y: number } | 'start' | 'end';

export interface PageTextProps extends Pick<WritingOptions, 'path' | 'value' | 'facts' | 'change'> {
  field: ListField;
  entrance: Entrance;
  /** The element in which React has drawn the text, part by part. It is hidden meanwhile. */
  drawn: HTMLElement;
  targets: () => readonly LinkTarget[];
  /** Opens the fields of a part in the studio. */
  onOpen: (path: string) => void;
  onLeave: (isBack: boolean) => boolean;
  onEnd: () => void;
}

const Host = styled.div`
  display: contents;

  & .ProseMirror {
    position: relative;
    white-space: break-spaces;
    font-variant-ligatures: none;
    outline: none;
  }

  /* What the page has no example of yet. */
  & :is(ul, ol):not([class]) {
    padding-left: 24px;
    list-style: disc;
  }

  & ol:not([class]) {
    list-style: decimal;
  }

  & :is(td, th) {
    min-width: 48px;
  }

  & .selectedCell {
    background: var(--c-primary-soft-2);
  }

  & .ProseMirror-selectednode {
    outline: 2px solid var(--c-signal);
    outline-offset: 2px;
  }
`;

const Bars = styled.div`
  width: 320px;
  max-width: 100vw;
`;

/** The class that the page gives to elements of a kind, so that what is written looks as shown. */
function classesOf(drawn: HTMLElement): (tag: string) => string | null {
  return (tag) => drawn.querySelector(tag)?.getAttribute('class') ?? null;
}

/** A text that is written where it stands in the page. */
export function PageText(props: PageTextProps) {
  const { field, path, value, facts, change, entrance, drawn, targets, onOpen, onLeave, onEnd } = props;
  const [hasFocus, setHasFocus] = useState(false);
  const writing = useWriting({
    ...{ field, path, value, facts, change, onLeave },
    label: field.label,
    faults: new Map(),
    onOpen: (position) => {
      const parts = view.current ? placedParts(view.current.state.doc) : [];
      onOpen(`${path}[${parts.findIndex((placed) => placed.position === position)}]`);
    },
    page: {
      className: drawn.className,
      classOf: classesOf(drawn),
      drawnPart: (index) => drawn.children[index] ?? null,
    },
  });
  const { id, place, state, view, run, slash, isLinkOpen, isUploading, note } = writing;

  useLayoutEffect(() => {
    if (!view.current) return;
    if (typeof entrance === 'string') goToEnd(view.current, entrance);
    else goToPoint(view.current, entrance);
  }, [entrance, view]);

  const isBusy = isUploading || note !== null || isLinkOpen;
  useEffect(() => {
    if (!hasFocus && !isBusy && view.current && !view.current.hasFocus()) onEnd();
  }, [hasFocus, isBusy, view, onEnd]);

  const hasTable = state !== null && isInTable(state);
  const hasSelection =
    state !== null && !hasTable && !state.selection.empty && state.selection.$from.parent.inlineContent;
  return (
    <Host
      data-writing
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Another window has the keyboard now: whoever comes back goes on where they were.
        const isAway = !window.parent.document.hasFocus();
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isAway && !isInside) setHasFocus(false);
      }}
    >
      <div ref={place} style={{ display: 'contents' }} />
      {slash && (
        <Floating view={view} side="below">
          <SlashMenu slash={slash} />
        </Floating>
      )}
      {state && (hasSelection || isLinkOpen) && (
        <Floating view={view} side="above">
          <Bars>
            <Toolbar
              field={field}
              state={state}
              controls={id}
              isLinkOpen={isLinkOpen}
              onRun={run}
              onLink={() => writing.setIsLinkOpen(!isLinkOpen)}
            />
            {isLinkOpen && (
              <LinkForm
                href={linkAt(state)}
                targets={targets()}
                onSet={writing.applyLink}
                onClose={writing.closeLink}
              />
            )}
          </Bars>
        </Floating>
      )}
      {state && hasTable && (
        <Floating view={view} side="beside-table">
          <Bars>
            <TableBar state={state} onRun={run} />
          </Bars>
        </Floating>
      )}
      <TextNotes writing={writing} />
    </Host>
  );
}
