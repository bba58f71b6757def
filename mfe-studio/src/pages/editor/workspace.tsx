import { useDeferredValue, useEffect } from 'react';
import { useNotices } from '@shop/shared/runtime';
import { PHONE_BELOW } from '../../components';
import { blockIdOf, indexOfBlock, useEditor, useEditorStore, type Common, type PageFacts } from '../../editing';
import type { Thread } from '../../features/comments';
import { useRefusedDrops } from '../../features/media';
import { usePublishKey } from '../../features/publish';
import { Outline, type OutlineProps } from '../../features/outline';
import { ComparisonBar, DraftComparison } from '../../features/comparison';
import { startingProps } from '../../features/templates';
import { CanvasStage } from './canvas-stage';
import { CompareButton } from './compare-button';
import { DraftCheck, DraftProof, useFaults } from './draft-checks';
import { blockOf } from './fault-words';
import type { Panel } from './panel';
import { PhoneFoot } from './phone-foot';
import { RightPanel } from './right-panel';
import { ShownPage } from './shown-page';
import { StageNotes } from './stage-notes';
import { TopBar } from './top-bar';
import { useSaveAgain, useUndoKeys } from './use-editor-keys';
import { useChoices } from './use-choices';
import { useComparing } from './use-comparing';
import { useCommenting } from './use-commenting';
import { useDraftNews } from './use-draft-news';
import { useKeyboardRoom } from './use-keyboard-room';
import { usePanels } from './use-panels';
import { useRegionKeys } from './use-region-keys';
import { useVisitors } from './use-visitors';
import { Middle, RightSide, Screen, Side, Work } from './workspace.styles';

/** The panels that a phone has room and use for. */
const ON_PHONES: ReadonlySet<Panel> = new Set(['comments', 'preview', 'figures', 'history', 'publish']);

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

/** The editor of one page: outline, page and fields. A letter draws only its field and the page. */
export function Workspace({ page, threads, onThreads, onRefresh, onReplaced }: WorkspaceProps) {
  const store = useEditorStore();
  const { select, setValue, splitText, insertBlock, moveBlock, duplicateBlock, setHidden, removeBlock } =
    store.getState();
  const selected = useEditor(({ document, selection: { blockId } }) =>
    blockId === null ? -1 : indexOfBlock(document, blockId),
  );
  const { startsAt, startComment, ...panels } = usePanels();
  const { panel, open, addingAfter, focus, setFocus, shownVersion, setShownVersion } = panels;
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

  const { faults, faulty, setOfDocument, setOfPhone } = useFaults();
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
  usePublishKey(panel === 'publish' ? null : () => openByTab('publish'));
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
      <Work $isWide={panels.wide.isOn && panel === 'fields' && selected !== -1}>
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
            onAdd={panels.add}
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
            wide={panels.wide}
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
      <DraftCheck isAsked={panels.isChecked} isCommon={page.isCommon} onFound={setOfDocument} />
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
