import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../styles/media';
import { tickColumn, tickField } from '../styles/ticks';

export type StageState = 'done' | 'now' | 'ahead';

export interface TrackStage {
  name: string;
  state: StageState;
  detail?: ReactNode;
}

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
    background: ${tickField('var(--ticks)', '5px')};
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
      background: ${tickColumn('var(--ticks)', '6px')};
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

interface StageTrackProps {
  label: string;
  /** In order, with unique names. */
  stages: readonly TrackStage[];
  className?: string;
}

/** Progress in stages: completed, current and upcoming. */
export function StageTrack({ label, stages, className }: StageTrackProps) {
  return (
    <Track aria-label={label} className={className}>
      {stages.map(({ name, state, detail }) => (
        <Stage key={name} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {name}
          {detail && <Detail>{detail}</Detail>}
        </Stage>
      ))}
    </Track>
  );
}
