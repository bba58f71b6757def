import type { PageDocument } from '@shop/shared/page-documents';
import { useEditorStore } from '../../editing';
import { ComparisonBar } from '../../features/comparison';
import { CanvasStage } from './canvas-stage';
import { CompareButton } from './compare-button';
import { ShownPage, type ShownPageProps } from './shown-page';
import { StageNotes } from './stage-notes';

interface DraftStageProps extends Pick<ShownPageProps, 'comparing' | 'linkTargets' | 'onPhoto' | 'onWords'> {
  /** Shoppers see a version, with which the draft can be compared. */
  hasSitePage: boolean;
  /** The version that stands in place of the draft; null for the draft. */
  shownVersion: PageDocument | null;
  onCompare: () => void;
  onBackToDraft: () => void;
  onSelect: (blockId: string | null, path: string | null, takesCursor?: boolean, file?: File) => void;
}

/** The page itself, where words are edited, with what stands above it. */
export function DraftStage({ hasSitePage, shownVersion, comparing, onSelect, ...rest }: DraftStageProps) {
  const { linkTargets, onPhoto, onCompare, onBackToDraft, onWords } = rest;
  const { setValue, splitText } = useEditorStore().getState();
  return (
    <CanvasStage
      notes={<StageNotes shownVersion={shownVersion} onBackToDraft={onBackToDraft} />}
      bar={comparing.isOn && <ComparisonBar state={comparing.found} at={comparing.at} onStep={comparing.step} />}
      tools={hasSitePage && <CompareButton button={comparing.button} isOn={comparing.isOn} onToggle={onCompare} />}
    >
      <ShownPage
        version={shownVersion}
        comparing={comparing}
        linkTargets={linkTargets}
        onSelect={onSelect}
        onDrop={(blockId, path, file) => onSelect(blockId, path, false, file)}
        onPhoto={onPhoto}
        onType={setValue}
        onSplit={splitText}
        onWords={onWords}
      />
    </CanvasStage>
  );
}
