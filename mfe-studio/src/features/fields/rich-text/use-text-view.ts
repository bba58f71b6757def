import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { FactTexts } from '@shop/shared/facts';
import { shownText } from '../../../editing';
import { isSame } from '../../../editing';
import { partsOf, textOf } from './text-document';
import { createTextView, nodeViewsOf, showText, type TextViewOptions, type ViewWords } from './text-view';

type Handlers = Omit<TextViewOptions, 'text' | 'onState' | 'nodeViews'> & Pick<ViewWords, 'wordsOf'>;

interface TextViewState extends Handlers {
  facts: FactTexts;
  value: unknown;
  lines: readonly string[];
  onChange: (parts: unknown, isStep: boolean) => void;
}

interface TextView {
  place: RefObject<HTMLDivElement | null>;
  /** null before the field is there. */
  state: EditorState | null;
  view: RefObject<EditorView | null>;
  /** Runs a command, and returns the cursor to the text. */
  run: (command: Command) => void;
}

const viewsOf = (latest: RefObject<TextViewState>) =>
  nodeViewsOf(
    {
      wordsOf: (part) => latest.current.wordsOf(part),
      valueOf: (name) => shownText(`{${name}}`, latest.current.facts),
    },
    latest.current.page,
  );

/**
 * Holds ProseMirror's field, and keeps it and the document the same.
 *
 * All effects are layout effects. A passive one runs late, and its value may then be older than
 * what was typed meanwhile.
 */
export function useTextView(options: TextViewState): TextView {
  const { value, lines, facts } = options;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [state, setState] = useState<EditorState | null>(null);
  // ProseMirror's field outlives a render, so its handlers read the latest ones.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const { value: first, lines: known } = latest.current;
    const made = createTextView(place.current, {
      text: textOf(first, known),
      attributes: () => latest.current.attributes(),
      nodeViews: viewsOf(latest),
      page: latest.current.page,
      welcome: {
        isPart: (part) => latest.current.welcome.isPart(part),
        pictureCard: (picture) => latest.current.welcome.pictureCard(picture),
      },
      onPasted: (files, lost) => latest.current.onPasted(files, lost),
      isSample: (words) => latest.current.isSample(words),
      faulty: () => latest.current.faulty(),
      onLink: () => latest.current.onLink(),
      onOpen: (position) => latest.current.onOpen(position),
      onKey: (key) => latest.current.onKey(key),
      onEscape: () => latest.current.onEscape(),
      onLeave: (isBack) => latest.current.onLeave(isBack),
      onState(next, isTyped, isStep) {
        setState(next);
        const parts = partsOf(next.doc);
        // An empty paragraph is not in the document, so that it changes nothing.
        if (isTyped && !isSame(parts, latest.current.value)) latest.current.onChange(parts, isStep);
      },
    });
    view.current = made;
    setState(made.state);
    return () => {
      view.current = null;
      made.destroy();
    };
  }, []);

  useLayoutEffect(() => {
    const { current } = view;
    if (current && !isSame(partsOf(current.state.doc), value)) showText(current, textOf(value, lines));
  }, [value, lines]);

  // Facts arrive later than the text, and may change.
  useLayoutEffect(() => view.current?.setProps({ nodeViews: viewsOf(latest) }), [facts]);

  // Faults and the label may be others after any render.
  useLayoutEffect(() => view.current?.setProps({}));

  const run = (command: Command) => {
    const { current } = view;
    if (!current) return;
    command(current.state, current.dispatch, current);
    current.focus();
  };
  return { place, state, view, run };
}
