import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Block } from '@shop/shared/page-documents';
import { ErrorPanel, Muted, SkeletonLines } from '@shop/shared/ui';
import { SidePanel } from '../../components';
import { blockIdOf, useEditor } from '../../editing';
import { BlockTable } from './block-table';
import { DayChart } from './day-chart';
import { DayTable } from './day-table';
import { useFigures, type PageFigures, type VersionFigures } from './use-figures';
import { VersionTable } from './version-table';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding: 4px 16px 24px;
`;

const Rules = styled(Muted)`
  font-size: 13px;
  line-height: 18px;
`;

/** Nobody can have seen a hidden block. One that is hidden in the draft alone has figures. */
const wasShown = (block: Block, live: VersionFigures) =>
  !block.isHidden || live.blocks.some((one) => one.block === blockIdOf(block));

function Figures({ today, days, live, before }: PageFigures) {
  const blocks = useEditor((state) => state.document.content);
  const schemas = useEditor((state) => state.schemas);
  return (
    <>
      <DayChart today={today} days={days} />
      {live && <VersionTable today={today} live={live} before={before ?? null} />}
      {live && (
        <BlockTable
          blocks={blocks.filter((block) => wasShown(block, live))}
          schemas={schemas}
          live={live}
          before={before ?? null}
        />
      )}
      <DayTable days={days} />
      <Rules>
        Заявки считаются все, остальное&nbsp;— у&nbsp;посетителей, которые согласились на&nbsp;статистику. «На&nbsp;100»
        значит на&nbsp;100&nbsp;посещений. Мы&nbsp;храним суммы по&nbsp;дням и&nbsp;не&nbsp;знаем, кто это был.
      </Rules>
    </>
  );
}

interface FiguresPanelProps {
  pageId: string;
  /** What the site shows; null for nothing. */
  liveVersion: number | null;
  /** The test of the page; null for none. */
  test: ReactNode;
  onClose: () => void;
}

/** What visitors have done on the page in 90 days, beside the version before. */
export function FiguresPanel({ pageId, liveVersion, test, onClose }: FiguresPanelProps) {
  const { figures, isFailed, retry } = useFigures(pageId, liveVersion);
  return (
    <SidePanel title="Статистика" onClose={onClose} takesCursor>
      <Body>
        {test}
        {figures === null && !isFailed && <SkeletonLines count={6} />}
        {isFailed && <ErrorPanel title="Статистика не&nbsp;загрузилась" text="Правки на&nbsp;месте." onRetry={retry} />}
        {figures?.days.length === 0 && (
          <p>
            {liveVersion === null
              ? 'Страницы нет на\u00A0сайте: считать нечего.'
              : 'Посещений пока не\u00A0было. Новые видны через несколько секунд.'}
          </p>
        )}
        {figures && figures.days.length > 0 && <Figures {...figures} />}
      </Body>
    </SidePanel>
  );
}
