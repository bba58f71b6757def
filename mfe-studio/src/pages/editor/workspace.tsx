import { useDeferredValue, useMemo, useState } from 'react';
import styled from 'styled-components';
import { checkDocument, type Fault, type PageDocument } from '@shop/shared/page-documents';
import { media } from '@shop/shared/ui';
import { indexOfBlock, useEditor, type PageFacts } from '../../editing';
import type { FieldFocus } from '../../features/fields';
import { useRefusedDrops } from '../../features/media';
import { Outline } from '../../features/outline';
import { CanvasFrame } from '../../features/canvas';
import { CanvasStage } from './canvas-stage';
import { blockOf } from './fault-words';
import type { Panel } from './panel';
import { PhoneFoot } from './phone-foot';
import { RightPanel } from './right-panel';
import { StageNotes } from './stage-notes';
import { TopBar } from './top-bar';
import { useSaveAgain, useUndoKeys } from './use-editor-keys';

const Screen = styled.div`
  display: grid;
  grid-template-rows: 52px minmax(0, 1fr) auto;
  height: 100dvh;
  overflow: hidden;
`;

const Work = styled.div`
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr) 344px;
  min-height: 0;

  @media ${media.compact} {
    grid-template-columns: 208px minmax(0, 1fr) 304px;
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.div<{ $isOnPhone?: boolean }>`
  min-height: 0;
  overflow: auto;
  background: var(--c-surface);
  border: solid var(--c-line);
  border-width: 0 1px;

  @media ${media.phone} {
    display: ${({ $isOnPhone }) => ($isOnPhone ? 'block' : 'none')};
    border: 0;
  }
`;

const Middle = styled.div<{ $isOnPhone: boolean }>`
  display: grid;
  grid-area: 1 / 2;
  min-width: 0;
  min-height: 0;

  @media ${media.phone} {
    grid-area: 1 / 1;
    ${({ $isOnPhone }) => !$isOnPhone && 'display: none;'}
  }
`;

/** The keyboard comes here from the outline: the page between them has a hundred links. */
const RightSide = styled(Side)`
  grid-area: 1 / 3;

  @media ${media.phone} {
    grid-area: 1 / 1;
  }
`;

/** The panels that a phone has room and use for. */
const ON_PHONES: ReadonlySet<Panel> = new Set(['preview', 'history', 'publish']);

const NONE: readonly Fault[] = [];

interface WorkspaceProps {
  page: PageFacts;
  /** Asks again what the site shows. */
  onPublished: () => void;
  /** The draft on the server is another one now. */
  onReplaced: () => void;
}

/** The editor of one page: outline, page and fields. */
export function Workspace({ page, onPublished, onReplaced }: WorkspaceProps) {
  const document = useEditor((state) => state.document);
  const schemas = useEditor((state) => state.schemas);
  const selection = useEditor((state) => state.selection);
  const save = useEditor((state) => state.save);
  const select = useEditor((state) => state.select);
  const setValue = useEditor((state) => state.setValue);
  const insertBlock = useEditor((state) => state.insertBlock);
  const moveBlock = useEditor((state) => state.moveBlock);
  const duplicateBlock = useEditor((state) => state.duplicateBlock);
  const removeBlock = useEditor((state) => state.removeBlock);
  const [panel, setPanel] = useState<Panel>('fields');
  const [addingAfter, setAddingAfter] = useState<number | null>(null);
  const [focus, setFocus] = useState<FieldFocus | null>(null);
  const [shownVersion, setShownVersion] = useState<PageDocument | null>(null);
  // Nobody is told of empty fields while filling them in: only once publishing has been asked for.
  const [isChecked, setIsChecked] = useState(false);
  useRefusedDrops();
  useUndoKeys();
  useSaveAgain();

  const checked = useDeferredValue(document);
  const faults = useMemo(() => (isChecked ? checkDocument(schemas, checked) : NONE), [isChecked, schemas, checked]);
  const faulty = useMemo(() => new Set(faults.flatMap(({ path }) => blockOf(path) ?? [])), [faults]);
  const selected = selection.blockId === null ? -1 : indexOfBlock(document, selection.blockId);
  const idOf = (index: number) => String(document.content[index]?.props.id);

  const open = (next: Panel) => {
    setPanel(next);
    setShownVersion(null);
    if (next !== 'add') setAddingAfter(null);
    if (next === 'publish') setIsChecked(true);
  };
  const choose = (blockId: string | null, path: string | null = null, takesCursor = false) => {
    select(blockId, path);
    open('fields');
    setFocus(path === null ? null : { path, takesCursor });
  };
  const goTo = (path: string) => {
    const index = blockOf(path);
    choose(index === null ? null : idOf(index), path, true);
  };

  return (
    <Screen>
      <TopBar page={page} panel={panel} onPanel={open} />
      <Work>
        <Side>
          <Outline
            blocks={document.content}
            schemas={schemas}
            selected={selected === -1 ? null : selected}
            addingAfter={addingAfter}
            faulty={faulty}
            onSelect={(index) => choose(idOf(index))}
            onAdd={(after) => {
              setAddingAfter(after);
              open('add');
            }}
            onMove={(from, to) => moveBlock(idOf(from), to)}
            onDuplicate={(index) => duplicateBlock(idOf(index))}
            onRemove={(index) => removeBlock(idOf(index))}
          />
        </Side>
        <RightSide $isOnPhone={ON_PHONES.has(panel)}>
          <RightPanel
            page={page}
            panel={panel}
            selected={selected}
            faults={faults}
            focus={focus}
            onPanel={open}
            onPick={(kind) => {
              insertBlock(kind, (addingAfter ?? document.content.length - 1) + 1);
              open('fields');
            }}
            onShow={setShownVersion}
            onFault={goTo}
            onPublished={onPublished}
            onReplaced={onReplaced}
          />
        </RightSide>
        <Middle $isOnPhone={!ON_PHONES.has(panel)}>
          <CanvasStage notes={<StageNotes shownVersion={shownVersion} onBackToDraft={() => setShownVersion(null)} />}>
            <CanvasFrame
              document={shownVersion ?? document}
              selection={selection}
              isReadOnly={shownVersion !== null || save.kind === 'conflict'}
              onSelect={(blockId, path) => choose(blockId, path)}
              onType={setValue}
            />
          </CanvasStage>
        </Middle>
      </Work>
      <PhoneFoot page={page} panel={panel} onPanel={open} />
    </Screen>
  );
}
