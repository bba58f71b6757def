import { useId, useRef, useState } from 'react';
import type { Command } from 'prosemirror-state';
import { checkValue, isSampleIn, type ListField } from '@shop/shared/page-documents';
import type { FactTexts } from '@shop/shared/facts';
import { itemTitle } from '../../../words';
import type { Insertable } from './insertables';
import { lostWords } from './lost-words';
import { insertAtSlash } from './slash';
import { optionId } from './slash-menu';
import { canLink, setLink } from './text-commands';
import { pictureCardOf, UNFINISHED } from './part-rules';
import { linesOf, shapesOf, type Part } from './text-parts';
import { placeIn } from './text-places';
import { usePastedFiles } from './use-pasted-files';
import { useSlash, type Slash } from './use-slash';
import type { PageLooks } from './text-view';
import { useTextView } from './use-text-view';

export interface WritingOptions {
  field: ListField;
  /** `content[3].props.nodes` */
  path: string;
  value: unknown;
  label: string;
  facts: FactTexts;
  faults: ReadonlyMap<string, string>;
  /** @param isStep it is one step of undo, and not a letter among others */
  change: (path: string, parts: unknown, isStep: boolean) => void;
  /** Opens the fields of the card at a position. */
  onOpen: (position: number) => void;
  /** An arrow leads out of the text. */
  onLeave?: (isBack: boolean) => boolean;
  /** The page that it is written in; none for a field of the studio. */
  page?: PageLooks;
}

/** The attributes of the text for screen readers, which follow the menu from here. */
function attributesOf(id: string, label: string, isInvalid: boolean, slash: Slash | null): Record<string, string> {
  return {
    role: 'textbox',
    id,
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-invalid': String(isInvalid),
    'aria-describedby': `${id}-faults`,
    ...(slash && { 'aria-controls': slash.id, 'aria-activedescendant': optionId(slash) }),
  };
}

/** A text that is written: its view, and what its tools need. */
export function useWriting(options: WritingOptions) {
  const { field, path, value, label, facts, faults, change, onOpen, onLeave } = options;
  const id = useId();
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const [lost, setLost] = useState<string | null>(null);
  const [lines] = useState(() => linesOf(field));
  const shapes = shapesOf(field);
  const slashRef = useRef<Slash | null>(null);

  const found = [...faults].flatMap(([at, text]) => {
    const place = placeIn(path, at);
    return place ? [{ index: place.index, text }] : [];
  });
  const ownFault = faults.get(path);
  const isInvalid = found.length > 0 || ownFault !== undefined;
  const nameOf = ({ type }: Part) => shapes[String(type)]?.label ?? String(type);

  const { place, state, view, run } = useTextView({
    value,
    lines,
    facts,
    page: options.page,
    attributes: () => ({
      ...attributesOf(id, label, isInvalid, slashRef.current),
      ...(options.page && { class: options.page.className }),
    }),
    wordsOf: (part) => ({ name: nameOf(part), title: itemTitle(field.item, part) }),
    welcome: {
      isPart: (part) => checkValue(field.item, part, { path, names: [] }).every(({ code }) => UNFINISHED.has(code)),
      pictureCard: ({ alt }) => pictureCardOf(field, alt),
    },
    isSample: (words) => isSampleIn(field, words),
    faulty: () => new Set(found.map(({ index }) => index)),
    onChange: (parts, isStep) => change(path, parts, isStep),
    onPasted(pasted, left) {
      setLost(lostWords(left));
      files.upload(pasted);
    },
    onLink: () => setIsLinkOpen(state !== null && canLink(state)),
    onOpen,
    onKey: (key) => slashRef.current?.press(key) ?? false,
    onEscape: () => {
      if (options.page) view.current?.dom.blur();
      return options.page !== undefined;
    },
    onLeave: (isBack) => onLeave?.(isBack) ?? false,
  });
  const files = usePastedFiles(view);

  /** Runs a command, and leaves the cursor where it is. */
  const runBeside = (command: Command) => {
    if (view.current) command(view.current.state, view.current.dispatch, view.current);
  };
  const insert = ({ command, isCard }: Insertable, wrap = (given: Command) => given) => {
    run(wrap(command));
    if (isCard && view.current) onOpen(view.current.state.selection.from);
  };
  const slash = useSlash(field, state, (insertable) => insert(insertable, insertAtSlash));
  // eslint-disable-next-line react-hooks/refs -- ProseMirror's keys come between two renders
  slashRef.current = slash;

  return {
    ...{ id, place, state, view, run, runBeside, slash, insert, nameOf, isInvalid, isLinkOpen },
    faultTexts: ownFault === undefined ? found.map(({ text }) => text) : [ownFault, ...found.map(({ text }) => text)],
    isUploading: files.left > 0,
    /** What the last paste has to say; null for nothing. */
    note: files.failure ?? lost,
    closeNote: () => setLost(null),
    setIsLinkOpen,
    applyLink: (href: string | null) => {
      setIsLinkOpen(false);
      run(setLink(href));
    },
    closeLink: () => {
      setIsLinkOpen(false);
      view.current?.focus();
    },
  };
}

export type Writing = ReturnType<typeof useWriting>;
