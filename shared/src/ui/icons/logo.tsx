import { LOGO_LETTERS, LOGO_TICK } from './logo-paths';

interface LogoProps {
  /** `light` for light ground, `dark` for ink. */
  tone?: 'light' | 'dark';
  /** Width in pixels; the height follows. */
  width?: number;
  className?: string;
}

const RATIO = 32 / 168;

/** The wordmark; the second I is the green tick. */
export function Logo({ tone = 'light', width = 168, className }: LogoProps) {
  const isDark = tone === 'dark';
  return (
    <svg
      className={className}
      width={width}
      height={width * RATIO}
      viewBox="0 0 168 32"
      fill="none"
      role="img"
      aria-label="INVIS DUOS"
      strokeWidth="2.6"
    >
      <g stroke={isDark ? 'var(--neutral-0)' : 'var(--neutral-950)'} strokeMiterlimit="8">
        <path d={LOGO_LETTERS} />
      </g>
      <path d={LOGO_TICK} stroke={isDark ? 'var(--green-signal)' : 'var(--green-500)'} />
    </svg>
  );
}

/** The sign alone: four ticks, one of them green. */
export function LogoMark({ size = 32, className }: { size?: number; className?: string }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="2" fill="var(--neutral-950)" />
      <path d="M7.5 9v14M13.5 9v14M25.5 9v14" stroke="var(--neutral-0)" strokeWidth="3" />
      <path d="M19.5 4v24" stroke="var(--green-signal)" strokeWidth="3" />
    </svg>
  );
}
