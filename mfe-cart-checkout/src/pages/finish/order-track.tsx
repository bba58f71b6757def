import { formatDayMonth, formatTime } from '@shop/shared/format';
import { StageTrack, type StageState } from '@shop/shared/ui';
import { TEXTS } from './texts';

const STATES: readonly StageState[] = ['done', 'now'];

/** The way of an order that has just been placed; when each stage comes the manager says. */
export function OrderTrack({ placedAt }: { placedAt: string }) {
  const details = [`${formatDayMonth(placedAt)}, ${formatTime(placedAt)}`, TEXTS.confirmation];
  const stages = TEXTS.stages.map((name, index) => ({
    name,
    state: STATES[index] ?? 'ahead',
    detail: details[index],
  }));
  return <StageTrack label={TEXTS.track} stages={stages} />;
}
