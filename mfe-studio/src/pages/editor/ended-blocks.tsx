import { useClock } from '@shop/shared/clock';
import { Note } from '@shop/shared/ui';
import { useEditor } from '../../editing';
import { hasEnded, kindName } from '../../words';

/** Says which blocks nobody would see, because their end has passed. */
export function EndedBlocks() {
  const content = useEditor((state) => state.document.content);
  const schemas = useEditor((state) => state.schemas);
  const now = useClock();
  const ended = content.filter((block) => !block.isHidden && hasEnded(block, now));
  if (ended.length === 0) return null;
  const names = ended.map((block) => `«${kindName(block, schemas)}»`).join(', ');
  return <Note kind="warning">{`Время показа закончилось, покупатели не\u00A0увидят: ${names}`}</Note>;
}
