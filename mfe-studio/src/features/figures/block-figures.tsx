import styled from 'styled-components';
import { Muted } from '@shop/shared/ui';
import { blockWordsOf } from './figure-words';
import { useFigures, type VersionFigures } from './use-figures';

const Lines = styled(Muted).attrs({ as: 'div' })`
  padding: 0 16px 12px;
  font-size: 13px;
  line-height: 18px;
`;

const hasBlock = ({ visits, blocks }: VersionFigures, id: string) =>
  visits > 0 || blocks.some(({ block }) => block === id);

interface BlockFiguresProps {
  pageId: string;
  /** What the site shows; null for nothing. */
  liveVersion: number | null;
  /** The anchor of the block. */
  blockId: string;
}

/** What visitors did with a block, now and in the version before. Nothing where nobody came. */
export function BlockFigures({ pageId, liveVersion, blockId }: BlockFiguresProps) {
  const { figures } = useFigures(pageId, liveVersion);
  const { live, before } = figures ?? {};
  if (!live || !hasBlock(live, blockId)) return null;
  const former = before?.blocks.some(({ block }) => block === blockId) ? before : null;
  return (
    <Lines>
      <p>{`Версия ${live.number}, на\u00A0сайте: ${blockWordsOf(live, blockId)}`}</p>
      {former && <p>{`Версия ${former.number}: ${blockWordsOf(former, blockId)}`}</p>}
    </Lines>
  );
}
