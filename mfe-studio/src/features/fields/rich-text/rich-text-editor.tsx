import { NodeSelection, type Command } from 'prosemirror-state';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { checkValue, type FaultCode, type ListField, type ShapeField } from '@shop/shared/page-documents';
import { AlertIcon, FieldError } from '@shop/shared/ui';
import { itemTitle } from '../../../words';
import type { FieldInputProps } from '../field-props';
import { useFields, type FieldFocus } from '../fields-context';
import { Group, GroupHead, GroupName } from '../group-input';
import { CardBar } from './card-bar';
import { CardFields } from './card-fields';
import { InsertCard } from './insert-card';
import { LinkForm } from './link-form';
import { TextBox } from './text-box';
import { canLink, insertCard, linkAt, setLink } from './text-commands';
import { placedParts } from './text-document';
import { linesOf, shapesOf, type Part } from './text-parts';
import { placeIn } from './text-places';
import { goTo } from './text-view';
import { card } from './text-schema';
import { Toolbar } from './toolbar';
import { useTextView } from './use-text-view';

export interface RichTextProps extends FieldInputProps<ListField> {
  /** Draws the fields of a part that is no text. */
  children: (shape: ShapeField, path: string, value: unknown) => ReactNode;
}

/** What a card from somewhere else may lack: words that are still to be written. */
const UNFINISHED: ReadonlySet<FaultCode> = new Set(['missing', 'sample', 'too-long', 'too-many', 'picture']);

/** The field of a text: words with their looks, and cards for what is no text. */
export function RichTextEditor({ field, path, value, label = field.label, children }: RichTextProps) {
  const { change, facts, faults, focus } = useFields();
  const textId = useId();
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const [openCard, setOpenCard] = useState<{ index: number; takesCursor: boolean } | null>(null);
  const [lines] = useState(() => linesOf(field));
  const shapes = shapesOf(field);

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
    attributes: () => ({
      role: 'textbox',
      id: textId,
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-invalid': String(isInvalid),
      'aria-describedby': `${textId}-faults`,
    }),
    wordsOf: (part) => ({ name: nameOf(part), title: itemTitle(field.item, part) }),
    isPart: (part) => checkValue(field.item, part, { path, names: [] }).every(({ code }) => UNFINISHED.has(code)),
    faulty: () => new Set(found.map(({ index }) => index)),
    onChange: (parts) => change(path, parts),
    onLink: () => setIsLinkOpen(state !== null && canLink(state)),
    onOpen: (position) => openAt(position),
  });

  const openAt = (position: number) => {
    const parts = view.current ? placedParts(view.current.state.doc) : [];
    setOpenCard({ index: parts.findIndex((placed) => placed.position === position), takesCursor: true });
  };

  const [seenFocus, setSeenFocus] = useState<FieldFocus | null>(null);
  if (state && focus !== seenFocus) {
    setSeenFocus(focus);
    const wanted = focus && placeIn(path, focus.path);
    const isCard = wanted && placedParts(state.doc)[wanted.index]?.block.type === card;
    setOpenCard(isCard ? { index: wanted.index, takesCursor: false } : null);
  }
  useEffect(() => {
    const place = focus && placeIn(path, focus.path);
    if (view.current && place) goTo(view.current, place, focus.takesCursor);
  }, [focus, path, view]);

  const opened = openCard && state ? placedParts(state.doc)[openCard.index] : undefined;
  const isOpen = opened?.block.type === card;
  const selected = state?.selection instanceof NodeSelection ? state.selection : null;
  const openedShape = shapes[String(opened?.part.type)];

  const insert = (part: object) => {
    run(insertCard(part));
    if (view.current) openAt(view.current.state.selection.from);
  };
  const applyLink = (command: Command) => {
    setIsLinkOpen(false);
    run(command);
  };

  return (
    <Group>
      {isOpen && openCard && openedShape && (
        <CardFields
          name={nameOf(opened.part)}
          takesCursor={openCard.takesCursor}
          onClose={() => {
            setOpenCard(null);
            // The text is hidden until it is rendered.
            requestAnimationFrame(() => view.current?.focus());
          }}
        >
          {children(openedShape, `${path}[${openCard.index}]`, opened.part)}
        </CardFields>
      )}
      <div hidden={isOpen}>
        <Group>
          <GroupName>
            <GroupHead>{label}</GroupHead>
          </GroupName>
          <TextBox $isInvalid={isInvalid}>
            {state && (
              <Toolbar
                field={field}
                state={state}
                controls={textId}
                isLinkOpen={isLinkOpen}
                onRun={run}
                onLink={() => setIsLinkOpen(!isLinkOpen)}
              />
            )}
            {state && isLinkOpen && (
              <LinkForm
                href={linkAt(state)}
                onSet={(href) => applyLink(setLink(href))}
                onClose={() => {
                  setIsLinkOpen(false);
                  view.current?.focus();
                }}
              />
            )}
            {selected && (
              <CardBar
                name={nameOf(selected.node.attrs.part as Part)}
                onOpen={() => openAt(selected.from)}
                onRun={run}
              />
            )}
            <div ref={place} />
          </TextBox>
          <div id={`${textId}-faults`}>
            {(ownFault ? [{ text: ownFault }, ...found] : found).map(({ text }, index) => (
              <FieldError key={index}>
                <AlertIcon size={16} />
                {text}
              </FieldError>
            ))}
          </div>
          <InsertCard field={field} onInsert={insert} />
        </Group>
      </div>
    </Group>
  );
}
