import { NodeSelection } from 'prosemirror-state';
import { useEffect, useState, type ReactNode } from 'react';
import type { ListField, ShapeField } from '@shop/shared/page-documents';
import type { FieldInputProps } from '../field-props';
import { useFields, type FieldFocus } from '../fields-context';
import { Group, GroupHead, GroupName } from '../group-input';
import { CardBar } from './card-bar';
import { CardFields } from './card-fields';
import { Floating } from './floating';
import { InsertCard } from './insert-card';
import { LinkForm } from './link-form';
import { SlashMenu } from './slash-menu';
import { TableBar } from './table-bar';
import { TextBox } from './text-box';
import { linkAt } from './text-commands';
import { placedParts } from './text-document';
import { TextNotes } from './text-notes';
import { shapesOf, type Part } from './text-parts';
import { placeIn } from './text-places';
import { goTo } from './text-view';
import { card } from './text-schema';
import { Toolbar } from './toolbar';
import { useWriting } from './use-writing';
import { WideButton } from './wide-button';

export interface RichTextProps extends FieldInputProps<ListField> {
  /** Draws the fields of a part that is no text. */
  children: (shape: ShapeField, path: string, value: unknown) => ReactNode;
}

/** The field of a text: words with their looks, tables, and cards for what is neither. */
export function RichTextEditor({ field, path, value, label = field.label, children }: RichTextProps) {
  const { change, facts, faults, focus, linkTargets, wide } = useFields();
  const [openCard, setOpenCard] = useState<{ index: number; takesCursor: boolean } | null>(null);
  const shapes = shapesOf(field);
  const openAt = (position: number) => {
    const parts = view.current ? placedParts(view.current.state.doc) : [];
    setOpenCard({ index: parts.findIndex((placed) => placed.position === position), takesCursor: true });
  };
  const writing = useWriting({ field, path, value, label, facts, faults, change, onOpen: openAt });
  const { id, place, state, view, run, slash, insert, nameOf, isInvalid, isLinkOpen } = writing;

  const [seenFocus, setSeenFocus] = useState<FieldFocus | null>(null);
  if (state && focus !== seenFocus) {
    setSeenFocus(focus);
    const wanted = focus && placeIn(path, focus.path);
    const isCard = wanted && placedParts(state.doc)[wanted.index]?.block.type === card;
    setOpenCard(isCard ? { index: wanted.index, takesCursor: false } : null);
  }
  useEffect(() => {
    const wanted = focus && placeIn(path, focus.path);
    if (view.current && wanted) goTo(view.current, wanted, focus.takesCursor);
  }, [focus, path, view]);

  const opened = openCard && state ? placedParts(state.doc)[openCard.index] : undefined;
  const isOpen = opened?.block.type === card;
  const selected = state?.selection instanceof NodeSelection ? state.selection : null;
  const openedShape = shapes[String(opened?.part.type)];

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
            <GroupHead>
              {label}
              {wide && <WideButton wide={wide} />}
            </GroupHead>
          </GroupName>
          <TextBox $isInvalid={isInvalid} $isWide={wide?.isOn ?? false}>
            {state && (
              <Toolbar
                field={field}
                state={state}
                controls={id}
                isLinkOpen={isLinkOpen}
                onRun={run}
                onLink={() => writing.setIsLinkOpen(!isLinkOpen)}
              />
            )}
            {state && isLinkOpen && (
              <LinkForm
                href={linkAt(state)}
                targets={linkTargets()}
                onSet={writing.applyLink}
                onClose={writing.closeLink}
              />
            )}
            {state && <TableBar state={state} onRun={run} onName={writing.runBeside} />}
            {selected?.node.type === card && (
              <CardBar
                name={nameOf(selected.node.attrs.part as Part)} // cards hold parts only
                onOpen={() => openAt(selected.from)}
                onRun={run}
              />
            )}
            <div ref={place} />
            {slash && (
              <Floating view={view} side="below">
                <SlashMenu slash={slash} />
              </Floating>
            )}
          </TextBox>
          <TextNotes writing={writing} />
          <InsertCard field={field} onInsert={insert} />
        </Group>
      </div>
    </Group>
  );
}
