import { useEffect } from 'react';
import { blockIdOf, indexOfBlock, useEditor, useEditorStore, type PageFacts } from '../../editing';
import type { Thread } from '../../features/comments';
import { DraftComparison } from '../../features/comparison';
import { useRefusedDrops } from '../../features/media';
import { usePublishKey } from '../../features/publish';
import { PHOTO_BLOCK } from '../../features/templates';
import { DraftCheck, DraftProof, useFaults } from './draft-checks';
import { DraftOutline } from './draft-outline';
import { DraftStage } from './draft-stage';
import { blockOf } from './fault-words';
import type { Panel } from './panel';
import { PhoneFoot } from './phone-foot';
import { RightPanel } from './right-panel';
import { shownVersionOf } from './site-words';
import { TopBar } from './top-bar';
import { useSaveAgain, useUndoKeys } from './use-editor-keys';
import { useChoices } from './use-choices';
import { useChoosing } from './use-choosing';
import { useComparing } from './use-comparing';
import { useCommenting } from './use-commenting';
import { useDraftNews } from './use-draft-news';
import { useKeyboardRoom } from './use-keyboard-room';
import { usePanels } from './use-panels';
import { useRegionKeys } from './use-region-keys';
import { useVisitors } from './use-visitors';
import { Middle, PanelRoom, RightSide, Screen, Side, Work } from './workspace.styles';

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

/** The editor of one page: outline, page and fields. A letter draws only its field and the page. */
export function Workspace({ page, threads, onThreads, onRefresh, onReplaced }: WorkspaceProps) {
  const store = useEditorStore();
  const { select } = store.getState();
  const selected = useEditor(({ document, selection: { blockId } }) =>
    blockId === null ? -1 : indexOfBlock(document, blockId),
  );
  const { startsAt, startComment, ...panels } = usePanels();
  const { panel, open, addingAfter, focus, shownVersion, setShownVersion } = panels;
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
  const liveVersion = shownVersionOf(page);
  const regions = useRegionKeys();
  const room = useKeyboardRoom();
  const isInConflict = useEditor(({ save }) => save.kind === 'conflict');
  const isPanelOnPhone = ON_PHONES.has(panel) || isInConflict;

  const { faults, faulty, setOfDocument, setOfPhone } = useFaults();
  const comparing = useComparing(panel === 'changes', () => open('fields'));
  const commenting = useCommenting({
    ...{ pageId: page.id, threads, onThreads, startsAt: startComment },
    onOpen: () => open('comments'),
  });
  const { choose, enter, goTo, showBlock, pick, addPhoto } = useChoosing(panels, commenting.forget);
  const takesPhotos = useEditor(({ schemas }) => Object.hasOwn(schemas.kinds, PHOTO_BLOCK.kind)) && !page.isCommon;
  const openByTab = (next: Panel) => {
    if (next === 'comments') commenting.setFocus({ on: 'panel' });
    // A panel shows what colleagues have done, up to the moment when it is opened.
    onRefresh();
    open(next);
  };
  usePublishKey(panel === 'publish' ? null : () => openByTab('publish'));

  return (
    <Screen ref={regions} style={room ? { height: room.height, transform: `translateY(${room.top}px)` } : undefined}>
      <TopBar page={page} visitors={visitors} commentCount={commenting.count} panel={panel} onPanel={openByTab} />
      <PanelRoom />
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
            onEnter={enter}
            onAdd={panels.add}
            onCopy={() => open('copy')}
            onMakeCommon={() => open('common')}
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
          <DraftStage
            hasSitePage={liveVersion !== null}
            shownVersion={shownVersion}
            comparing={comparing}
            linkTargets={choices.linkTargets}
            onCompare={() => openByTab(comparing.isOn ? 'fields' : 'changes')}
            onBackToDraft={() => setShownVersion(null)}
            onSelect={choose}
            onPhoto={takesPhotos ? addPhoto : undefined}
            onWords={commenting.choosePageWords}
          />
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
