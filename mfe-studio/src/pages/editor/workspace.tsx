import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import styled, { css } from 'styled-components';
import { type DocumentFault, type PageDocument } from '@shop/shared/page-documents';
import { useNotices, useSearchParams } from '@shop/shared/runtime';
import { media } from '@shop/shared/ui';
import { editorMedia, PHONE_BELOW } from '../../components';
import {
  blockIdOf,
  drawnCommons,
  indexOfBlock,
  liveCommons,
  useEditor,
  useEditorStore,
  type Common,
  type PageFacts,
} from '../../editing';
import type { Thread } from '../../features/comments';
import type { FieldFocus } from '../../features/fields';
import { useRefusedDrops } from '../../features/media';
import { Outline, type OutlineProps } from '../../features/outline';
import { CanvasFrame, type CanvasFrameProps } from '../../features/canvas';
import { ComparisonBar, DraftComparison } from '../../features/comparison';
import { startingProps } from '../../features/templates';
import { CanvasStage } from './canvas-stage';
import { CompareButton } from './compare-button';
import { blockOf } from './fault-words';
import { findFaults } from './find-faults';
import type { Panel } from './panel';
import { PhoneFoot } from './phone-foot';
import { PhoneProof, type PhoneProofProps } from './phone-proof';
import { RightPanel } from './right-panel';
import { StageNotes } from './stage-notes';
import { TopBar } from './top-bar';
import { useSaveAgain, useUndoKeys } from './use-editor-keys';
import { useChoices } from './use-choices';
import { useComparing, type Comparing } from './use-comparing';
import { useCommenting } from './use-commenting';
import { useDraftNews } from './use-draft-news';
import { useKeyboardRoom } from './use-keyboard-room';
import { useRegionKeys } from './use-region-keys';
import { useVisitors } from './use-visitors';

const Screen = styled.div`
  display: grid;
  grid-template-rows: minmax(52px, auto) minmax(0, 1fr) auto;
  height: 100dvh;
  overflow: hidden;
`;

/** One writes a text: outline and page come back with the button that took them away. */
const wideStyle = css`
  & {
    grid-template-columns: minmax(0, 1fr);
  }

  & > :not(:nth-child(2)) {
    display: none;
  }

  & > :nth-child(2) {
    grid-area: 1 / 1;
  }
`;

const Work = styled.div<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr) 344px;
  min-height: 0;

  @media ${media.compact} {
    grid-template-columns: 208px minmax(0, 1fr) 304px;
  }

  @media ${editorMedia.narrow} {
    grid-template-columns: 196px minmax(0, 1fr) 264px;
  }

  @media ${editorMedia.phone} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${({ $isWide }) => $isWide && wideStyle}
`;

const Side = styled.div<{ $isOnPhone?: boolean }>`
  min-height: 0;
  overflow: auto;
  background: var(--c-surface);
  border: solid var(--c-line);
  border-width: 0 1px;

  &[inert] {
    opacity: 0.5;
  }

  @media ${editorMedia.phone} {
    display: ${({ $isOnPhone }) => ($isOnPhone ? 'block' : 'none')};
    border: 0;
  }
`;

const Middle = styled.div<{ $isOnPhone: boolean }>`
  display: grid;
  grid-area: 1 / 2;
  min-width: 0;
  min-height: 0;

  @media ${editorMedia.phone} {
    grid-area: 1 / 1;
    ${({ $isOnPhone }) => !$isOnPhone && 'display: none;'}
  }
`;

/** The keyboard comes here from the outline: the page between them has a hundred links. */
const RightSide = styled(Side)`
  grid-area: 1 / 3;

  @media ${editorMedia.phone} {
    grid-area: 1 / 1;
  }
`;

/** The panels that a phone has room and use for. */
const ON_PHONES: ReadonlySet<Panel> = new Set(['comments', 'preview', 'figures', 'history', 'publish']);

const NONE: readonly DocumentFault[] = [];

interface WorkspaceProps {
  page: PageFacts;
  /** The comments of the page. */
  threads: readonly Thread[];
  onThreads: (threads: readonly Thread[]) => void;
  /** Asks again what the site shows. */
  onRefresh: () => void;
  /** The draft on the server is another one now. */
  onReplaced: () => void;
}

/** The outline of the draft. It may follow a letter a little later than page and field. */
function DraftOutline(props: Omit<OutlineProps, 'blocks' | 'schemas'>) {
  const blocks = useDeferredValue(useEditor((state) => state.document.content));
  const schemas = useEditor((state) => state.schemas);
  return <Outline {...props} blocks={blocks} schemas={schemas} />;
}

const NOTHING = { blockId: null };

/** The page with the draft, with a version of the history, or with what differs from the site. */
function ShownPage({
  version,
  comparing: { isOn, comparison, lookedAt },
  ...rest
}: Pick<CanvasFrameProps, 'onSelect' | 'onDrop' | 'onType' | 'onSplit' | 'onWords' | 'linkTargets'> & {
  version: PageDocument | null;
  comparing: Comparing;
}) {
  const schemas = useEditor((state) => state.schemas);
  const all = useEditor((state) => state.commons);
  const commons = useMemo(() => drawnCommons(all), [all]);
  const draft = useEditor((state) => state.document);
  const selection = useEditor((state) => state.selection);
  const isInConflict = useEditor((state) => state.save.kind === 'conflict');
  const isReadOnly = version !== null || isInConflict || isOn;
  return (
    <CanvasFrame
      document={comparison?.document ?? version ?? draft}
      {...(comparison && { marks: comparison.marks, lookedAt })}
      selection={isOn ? NOTHING : selection}
      isReadOnly={isReadOnly}
      commons={commons}
      schemas={schemas}
      {...rest}
    />
  );
}

/** Measures the draft, once typing in it pauses. */
function DraftProof({ onMeasured }: Pick<PhoneProofProps, 'onMeasured'>) {
  const draft = useDeferredValue(useEditor((state) => state.document));
  return <PhoneProof document={draft} onMeasured={onMeasured} />;
}

interface DraftCheckProps {
  isAsked: boolean;
  isCommon: boolean;
  onFound: (faults: readonly DocumentFault[]) => void;
}

/** Checks the draft, once typing in it pauses. While nothing is wrong, a letter draws nothing. */
function DraftCheck({ isAsked, isCommon, onFound }: DraftCheckProps) {
  const schemas = useEditor((state) => state.schemas);
  const commons = useEditor((state) => state.commons);
  const draft = useDeferredValue(useEditor((state) => state.document));
  useEffect(() => {
    const faults = findFaults(schemas, draft, isAsked, { commons: liveCommons(commons), isCommon });
    onFound(faults.length > 0 ? faults : NONE);
  }, [schemas, commons, draft, isAsked, isCommon, onFound]);
  return null;
}

/** The editor of one page: outline, page and fields. A letter draws only its field and the page. */
export function Workspace({ page, threads, onThreads, onRefresh, onReplaced }: WorkspaceProps) {
  const store = useEditorStore();
  const { select, setValue, splitText, insertBlock, moveBlock, duplicateBlock, setHidden, removeBlock } =
    store.getState();
  const selected = useEditor(({ document, selection: { blockId } }) =>
    blockId === null ? -1 : indexOfBlock(document, blockId),
  );
  // The lists of words and links lead to a place of the page, mails to a comment.
  const [search] = useSearchParams();
  const [startsAt] = useState(() => search.get('at'));
  const [startComment] = useState(() => Number(search.get('comment')) || null);
  const [panel, setPanel] = useState<Panel>(startComment === null ? 'fields' : 'comments');
  const [addingAfter, setAddingAfter] = useState<number | null>(null);
  const [focus, setFocus] = useState<FieldFocus | null>(
    startsAt === null ? null : { path: startsAt, takesCursor: true },
  );
  const [shownVersion, setShownVersion] = useState<PageDocument | null>(null);
  const [isWide, setIsWide] = useState(false);
  const wide = useMemo(() => ({ isOn: isWide, toggle: () => setIsWide((before) => !before) }), [isWide]);
  const [isChecked, setIsChecked] = useState(false);
  useEffect(() => {
    const block = store.getState().document.content[blockOf(startsAt ?? '') ?? (page.isCommon ? 0 : -1)];
    if (block) select(blockIdOf(block), startsAt);
  }, [store, select, startsAt, page.isCommon]);
  useRefusedDrops();
  useUndoKeys(panel !== 'changes');
  useSaveAgain();
  const visitors = useVisitors(page.id);
  useDraftNews(page.id, visitors.length > 0);
  const choices = useChoices();
  const liveVersion = page.state === 'live' ? (page.liveVersion ?? null) : null;
  const regions = useRegionKeys();
  const room = useKeyboardRoom();
  const isInConflict = useEditor(({ save }) => save.kind === 'conflict');
  const isPanelOnPhone = ON_PHONES.has(panel) || isInConflict;

  const [ofDocument, setOfDocument] = useState(NONE);
  const [ofPhone, setOfPhone] = useState(NONE);
  const faults = useMemo(() => [...ofDocument, ...ofPhone], [ofDocument, ofPhone]);
  const faulty = useMemo(() => new Set(faults.flatMap(({ path }) => blockOf(path) ?? [])), [faults]);

  const open = (next: Panel) => {
    setPanel(next);
    setShownVersion(null);
    if (next !== 'fields') setIsWide(false);
    if (next !== 'add') setAddingAfter(null);
    if (next === 'publish') setIsChecked(true);
    else setOfPhone(NONE);
  };
  const notify = useNotices((state) => state.show);
  const comparing = useComparing(panel === 'changes', () => open('fields'));
  const commenting = useCommenting({
    ...{ pageId: page.id, threads, onThreads, startsAt: startComment },
    onOpen: () => open('comments'),
  });
  const choose = (blockId: string | null, path: string | null = null, takesCursor = false, file?: File) => {
    commenting.forget();
    select(blockId, path);
    open('fields');
    // A phone has no room for fields.
    if (takesCursor && innerWidth < PHONE_BELOW) notify({ title: 'Это поле правят на\u00A0экране шире' });
    setFocus(path === null ? null : { path, takesCursor, ...(file && { file }) });
  };
  const goTo = (path: string) => {
    const block = store.getState().document.content[blockOf(path) ?? -1];
    choose(block ? blockIdOf(block) : null, path, true);
  };
  /** The page is there beside the comments, except on a phone. */
  const showBlock = (blockId: string) => {
    if (innerWidth < PHONE_BELOW) choose(blockId);
    else select(blockId);
  };
  const openByTab = (next: Panel) => {
    if (next === 'comments') commenting.setFocus({ on: 'panel' });
    // A panel shows what colleagues have done, up to the moment when it is opened.
    onRefresh();
    open(next);
  };
  const pick = (chosen: string | Common) => {
    const at = (addingAfter ?? store.getState().document.content.length - 1) + 1;
    open('fields');
    if (typeof chosen !== 'string') {
      store.getState().insertCommon(chosen, at);
      return;
    }
    insertBlock(chosen, at, startingProps(chosen));
    // What is typed next is the text of the new block.
    setFocus({ path: `content[${at}].props`, takesCursor: true });
  };

  return (
    <Screen ref={regions} style={room ? { height: room.height, transform: `translateY(${room.top}px)` } : undefined}>
      <TopBar page={page} visitors={visitors} commentCount={commenting.count} panel={panel} onPanel={openByTab} />
      <Work $isWide={isWide && panel === 'fields' && selected !== -1}>
        <Side data-region inert={comparing.isOn}>
          <DraftOutline
            selected={selected === -1 ? null : selected}
            isSingle={page.isCommon}
            addingAfter={addingAfter}
            faulty={faulty}
            comments={commenting.counts}
            onSelect={choose}
            onComments={(blockId) => {
              select(blockId);
              commenting.showComments(blockId);
            }}
            onEnter={(blockId) =>
              choose(blockId, `content[${indexOfBlock(store.getState().document, blockId)}].props`, true)
            }
            onAdd={(after) => {
              setAddingAfter(after);
              open('add');
            }}
            onMove={moveBlock}
            onDuplicate={duplicateBlock}
            onCopy={() => open('copy')}
            onMakeCommon={() => open('common')}
            onHide={setHidden}
            onRemove={removeBlock}
          />
        </Side>
        <RightSide data-region $isOnPhone={isPanelOnPhone} onBlur={({ target }) => commenting.leave(target)}>
          <RightPanel
            page={page}
            panel={panel}
            selected={selected}
            faults={faults}
            focus={focus}
            choices={choices}
            comparison={comparing.found}
            wide={wide}
            comments={commenting.comments}
            commentFocus={commenting.focus}
            onCommentFocus={commenting.setFocus}
            onComment={commenting.comment}
            onComments={commenting.showComments}
            onBlock={showBlock}
            onPanel={open}
            onPick={pick}
            onShow={setShownVersion}
            onFault={goTo}
            onRefresh={onRefresh}
            onReplaced={onReplaced}
          />
        </RightSide>
        <Middle data-region $isOnPhone={!isPanelOnPhone}>
          <CanvasStage
            notes={<StageNotes shownVersion={shownVersion} onBackToDraft={() => setShownVersion(null)} />}
            bar={comparing.isOn && <ComparisonBar state={comparing.found} at={comparing.at} onStep={comparing.step} />}
            tools={
              liveVersion !== null && (
                <CompareButton
                  button={comparing.button}
                  isOn={comparing.isOn}
                  onToggle={() => openByTab(comparing.isOn ? 'fields' : 'changes')}
                />
              )
            }
          >
            <ShownPage
              version={shownVersion}
              comparing={comparing}
              linkTargets={choices.linkTargets}
              onSelect={choose}
              onDrop={(blockId, path, file) => choose(blockId, path, false, file)}
              onType={setValue}
              onSplit={splitText}
              onWords={commenting.choosePageWords}
            />
          </CanvasStage>
        </Middle>
      </Work>
      {comparing.isOn && liveVersion !== null && (
        <DraftComparison pageId={page.id} liveVersion={liveVersion} onChanged={comparing.setFound} />
      )}
      <DraftCheck isAsked={isChecked} isCommon={page.isCommon} onFound={setOfDocument} />
      {panel === 'publish' && <DraftProof onMeasured={setOfPhone} />}
      <PhoneFoot
        page={page}
        commentCount={commenting.count}
        panel={panel}
        isTyping={room !== null}
        onPanel={openByTab}
      />
    </Screen>
  );
}
