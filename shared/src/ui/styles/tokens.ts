import { css } from 'styled-components';
import { media } from './media';

/** Ground-dependent colours on light ground. A light part of a dark block returns to these. */
export const lightScope = css`
  --c-text: var(--neutral-950);
  --c-text-2: var(--neutral-700);
  --c-text-3: var(--neutral-600);
  --c-line: var(--neutral-200);
  --c-line-strong: var(--neutral-300);
  --c-control-hover: var(--neutral-950);
  --c-link: var(--green-700);
  --c-signal: var(--green-500);
  --c-focus: var(--green-600);
`;

/** The same on ink. A dark block sets them once; its components do not need to know the ground. */
export const darkScope = css`
  --c-text: var(--neutral-0);
  --c-text-2: var(--neutral-300);
  --c-text-3: var(--neutral-400);
  --c-line: var(--neutral-800);
  --c-line-strong: var(--neutral-700);
  --c-control-hover: var(--neutral-0);
  --c-link: var(--green-signal);
  --c-signal: var(--green-signal);
  --c-focus: var(--green-signal);
`;

/** Colours by meaning. Components use these, never the raw scales. */
const colours = css`
  --c-bg: var(--neutral-50);
  --c-surface: var(--neutral-0);
  --c-stage: var(--neutral-100);
  --c-surface-dark: var(--neutral-950);
  --c-surface-dark-2: var(--neutral-900);
  --c-text-disabled: var(--neutral-500);
  --c-text-inverse: var(--neutral-0);
  --c-text-inverse-2: var(--neutral-300);
  --c-control: var(--neutral-500);
  --c-primary: var(--green-600);
  --c-primary-hover: var(--green-700);
  --c-primary-active: var(--green-800);
  --c-on-primary: var(--neutral-0);
  --c-primary-soft: var(--green-50);
  --c-primary-soft-2: var(--green-100);
  --c-signal-on-dark: var(--green-signal);
  --c-danger: var(--red-600);
  --c-danger-bg: var(--red-50);
  --c-danger-line: var(--red-500);
  --c-warning: var(--amber-700);
  --c-warning-bg: var(--amber-50);
  --c-warning-line: var(--amber-500);
  --c-disabled: var(--neutral-100);
  --c-disabled-line: var(--neutral-200);
  --c-overlay: rgba(14, 21, 18, 0.56);
  ${lightScope}
`;

/** Scales, type, space, motion and layers. */
export const tokens = css`
  :root {
    --green-50: #eef8f1;
    --green-100: #d8f0e0;
    --green-200: #b2e1c3;
    --green-300: #7ccb99;
    --green-500: #00a04a;
    --green-600: #007a38;
    --green-700: #005f2b;
    --green-800: #064d26;
    --green-signal: #2fd67c;
    --neutral-0: #ffffff;
    --neutral-25: #fafbfa;
    --neutral-50: #f6f8f6;
    --neutral-100: #eef2ef;
    --neutral-200: #dfe5e1;
    --neutral-300: #c8d1cb;
    --neutral-400: #a3afa7;
    --neutral-500: #737f78;
    --neutral-600: #56625b;
    --neutral-700: #3c4741;
    --neutral-800: #27302b;
    --neutral-900: #171e1a;
    --neutral-950: #0e1512;
    --red-50: #fcefed;
    --red-200: #f3c6c0;
    --red-500: #d0342a;
    --red-600: #b3261e;
    --amber-50: #fbf4e4;
    --amber-500: #c27c00;
    --amber-700: #7a4e00;
    --font-sans: 'Geologica Variable', 'Geologica Fallback', Arial, sans-serif;
    --font-mono: 'Martian Mono', 'Martian Mono Consolas Fallback', 'Martian Mono Fallback', monospace;
    --w-body: 340;
    --w-medium: 440;
    --w-heading: 390;
    --fs-display: 4.75rem;
    --lh-display: 4.875rem;
    --ls-display: -0.035em;
    --fs-h1: 3.25rem;
    --lh-h1: 3.5rem;
    --ls-h1: -0.03em;
    --fs-h2: 2.375rem;
    --lh-h2: 2.75rem;
    --ls-h2: -0.025em;
    --fs-h3: 1.375rem;
    --lh-h3: 1.75rem;
    --ls-h3: -0.012em;
    --fs-h4: 1.125rem;
    --lh-h4: 1.5rem;
    --ls-h4: -0.006em;
    --fs-lead: 1.25rem;
    --lh-lead: 1.875rem;
    --ls-lead: -0.006em;
    --fs-body: 1rem;
    --lh-body: 1.5rem;
    --fs-small: 0.875rem;
    --lh-small: 1.25rem;
    --fs-caption: 0.8125rem;
    --lh-caption: 1.125rem;
    --fs-mono: 0.75rem;
    --lh-mono: 1rem;
    --ls-mono: -0.01em;
    --s-2: 8px;
    --s-3: 12px;
    --s-4: 16px;
    --s-5: 20px;
    --s-6: 24px;
    --s-8: 32px;
    --s-12: 48px;
    --r-1: 2px;
    --size-control: 38px;
    --size-control-lg: 48px;
    --size-field: 44px;
    --size-modal-auth: 396px;
    --size-container: 1312px;
    --size-header: 72px;
    --size-util: 38px;
    --size-tap: 44px;
    --shadow-2: 0 1px 0 rgba(14, 21, 18, 0.04), 0 12px 32px -8px rgba(14, 21, 18, 0.16);
    --shadow-3: 0 24px 64px -16px rgba(14, 21, 18, 0.32);
    --motion-fast: 120ms;
    --motion-base: 180ms;
    --motion-slow: 320ms;
    --motion-sweep: 1400ms;
    --motion-ease: cubic-bezier(0.2, 0, 0, 1);
    --z-sticky: 20;
    --z-header: 40;
    --z-dropdown: 50;
    --z-cookie: 60;
    --z-modal: 90;
    --z-toast: 100;
    ${colours}
  }

  @media ${media.compact} {
    :root {
      --fs-display: 3.75rem;
      --lh-display: 3.875rem;
      --fs-h1: 2.75rem;
      --lh-h1: 3rem;
      --fs-h2: 2.125rem;
      --lh-h2: 2.5rem;
    }
  }

  @media ${media.phone} {
    :root {
      --fs-display: 2.625rem;
      --lh-display: 2.75rem;
      --fs-h1: min(2.125rem, 9.4vw);
      --lh-h1: 2.375rem;
      --fs-h2: 1.75rem;
      --lh-h2: 2rem;
      --fs-h3: 1.25rem;
      --lh-h3: 1.625rem;
      --fs-h4: 1.0625rem;
      --lh-h4: 1.5rem;
      --fs-lead: 1.125rem;
      --lh-lead: 1.6875rem;
    }
  }

  @media ${media.reducedMotion} {
    :root {
      --motion-fast: 0ms;
      --motion-base: 0ms;
      --motion-slow: 0ms;
      --motion-sweep: 0ms;
    }
  }
`;
