interface LogoProps {
  /** `light` for light ground, `dark` for ink. */
  tone?: 'light' | 'dark';
  /** Width in pixels; the height follows. */
  width?: number;
  className?: string;
}

const RATIO = 32 / 168;
const LETTERS =
  'M1.5 7v18M8.5 25V7.3L20.7 24.7V7M26.5 7l7 17.2L40.500 7M66.700 11c-.9-1.9-2.8-2.9-5.2-2.9-2.9 0-4.9 1.3-4.9 3.6 0 5.3 10.7 2.5 10.7 8.4 0 2.4-2.2 3.8-5.3 3.8-2.9 0-4.9-1.1-5.9-3.2';
const LETTERS_DUOS =
  'M84.3 8.3h5.2a7.7 7.7 0 010 15.4h-5.2zM103.5 7v10.7a6.1 6.1 0 0012.2 0V7M131 8.1a7.9 7.9 0 100 15.8 7.9 7.9 0 000-15.8zM157.7 11c-.9-1.9-2.8-2.9-5.2-2.9-2.9 0-4.9 1.3-4.9 3.6 0 5.3 10.7 2.5 10.7 8.4 0 2.4-2.2 3.8-5.3 3.8-2.9 0-4.9-1.1-5.9-3.2';

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
        <path d={LETTERS} />
        <path d={LETTERS_DUOS} />
      </g>
      <path d="M48.3 2v28" stroke={isDark ? 'var(--green-signal)' : 'var(--green-500)'} />
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
