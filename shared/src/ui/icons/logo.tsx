import { LOGO_LETTERS, LOGO_TICK } from './logo-paths';

interface LogoProps {
  /** `light` for a light ground, `dark` for ink. */
  tone?: 'light' | 'dark';
  /** Width in pixels; the height follows. */
  width?: number;
}

const RATIO = 32 / 168;

/** The wordmark, with the second I as the green tick. */
export function Logo({ tone = 'light', width = 168 }: LogoProps) {
  const isDark = tone === 'dark';
  return (
    <svg
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
