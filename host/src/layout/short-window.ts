/** As by a zoom of 400 %: bars that stick would take most of the window (WCAG 2.2, 1.4.10). */
export const SHORT_WINDOW = '(max-height: 399.98px)';
