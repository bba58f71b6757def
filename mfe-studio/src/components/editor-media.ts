/**
 * Widths of the editor's window in CSS pixels. A desk's window of 1440 px has 720 of them at 200 %
 * zoom, where the editor still has to be one (WCAG 2.2, 1.4.4): only what is narrower is a phone.
 */
export const PHONE_BELOW = 600;

export const editorMedia = {
  phone: `(max-width: ${PHONE_BELOW - 0.02}px)`,
  narrow: '(max-width: 899.98px)',
  /** Tablets and small laptops. */
  middle: '(min-width: 900px) and (max-width: 1279.98px)',
} as const;
