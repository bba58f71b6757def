import { formatDayMonth, formatTime } from '@shop/shared/format';
import { media, tickField } from '@shop/shared/ui';
import styled from 'styled-components';
import { TEXTS } from './texts';

type StageState = 'done' | 'now' | 'ahead';

const Track = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  margin: 0;
  padding: 0;
  list-style: none;

  @media ${media.phone} {
    grid-auto-flow: row;
  }
`;

const Stage = styled.li<{ $state: StageState }>`
  --ticks: ${({ $state }) => ($state === 'done' ? 'var(--neutral-600)' : 'var(--neutral-300)')};
  --mark: ${({ $state }) => ($state === 'now' ? 'var(--c-signal)' : 'var(--neutral-500)')};
  position: relative;
  padding: 32px 12px 0 0;
  font-size: 14px;
  line-height: 20px;
  color: ${({ $state }) => ($state === 'ahead' ? 'var(--c-text-3)' : 'var(--c-text)')};
  font-weight: ${({ $state }) => ($state === 'now' ? 'var(--w-medium)' : 'inherit')};

  &::before {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    top: 0;
    height: 12px;
    background: ${tickField('var(--ticks)')} 0 100% / 100% 5px no-repeat;
  }

  &::after {
    content: '';
    position: absolute;
    left: 0;
    top: ${({ $state }) => ($state === 'now' ? -12 : -6)}px;
    width: ${({ $state }) => ($state === 'now' ? 3 : 1)}px;
    height: ${({ $state }) => ($state === 'now' ? 24 : 18)}px;
    background: var(--mark);
  }

  @media ${media.phone} {
    padding: 0 0 20px 28px;

    &::before {
      right: auto;
      bottom: 0;
      width: 12px;
      height: auto;
      background: repeating-linear-gradient(180deg, var(--ticks) 0 1px, transparent 1px 8px) 0 0 / 6px 100% no-repeat;
    }

    &::after {
      top: 0;
      width: 16px;
      height: ${({ $state }) => ($state === 'now' ? 3 : 1)}px;
    }
  }
`;

const Detail = styled.span`
  display: block;
  font-weight: var(--w-body);
  color: var(--c-text-3);
`;

const STATES: readonly StageState[] = ['done', 'now'];

/** The way of an order that has just been placed; when each stage comes the manager says. */
export function OrderTrack({ placedAt }: { placedAt: string }) {
  const details = [`${formatDayMonth(placedAt)}, ${formatTime(placedAt)}`, TEXTS.confirmation];
  return (
    <Track aria-label={TEXTS.track}>
      {TEXTS.stages.map((stage, index) => (
        <Stage key={stage} $state={STATES[index] ?? 'ahead'} aria-current={index === 1 ? 'step' : undefined}>
          {stage}
          {details[index] && <Detail>{details[index]}</Detail>}
        </Stage>
      ))}
    </Track>
  );
}
