import styled, { css, keyframes } from 'styled-components';
import { tickField } from '../styles/ticks';

const sweep = keyframes`
  from {
    transform: translateX(-2px);
  }

  to {
    transform: translateX(100%);
  }
`;

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/** A field of ticks, invisible for the first 200 ms. */
export const skeletonField = css`
  position: relative;
  overflow: hidden;
  border-radius: var(--r-1);
  background: ${tickField('var(--neutral-200)')} var(--neutral-100);
  animation: ${appear} 1ms 200ms backwards;
`;

export interface SkeletonProps {
  /** CSS length. */
  width?: string;
  height?: string;
  className?: string;
}

const Field = styled.div<{ $width: string; $height: string }>`
  ${skeletonField}
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-left: 2px solid var(--c-signal);
    animation: ${sweep} var(--motion-sweep) linear infinite;
  }
`;

const Lines = styled.div`
  display: grid;
  gap: 12px;
`;

const Line = styled.div<{ $width: string; $height: string }>`
  ${skeletonField}
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
`;

/** A placeholder for a picture, the only one with a sweeping mark. */
export function Skeleton({ width = '100%', height = '236px', className }: SkeletonProps) {
  return <Field className={className} $width={width} $height={height} aria-hidden="true" />;
}

/** A placeholder for one line of text or a control. */
export function SkeletonLine({ width = '100%', height = '14px' }: Omit<SkeletonProps, 'className'>) {
  return <Line $width={width} $height={height} aria-hidden="true" />;
}

const WIDTHS = ['92%', '70%', '100%', '84%', '62%'];

/** A placeholder for a paragraph. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <Lines>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonLine key={index} width={WIDTHS[index % WIDTHS.length]} />
      ))}
    </Lines>
  );
}
