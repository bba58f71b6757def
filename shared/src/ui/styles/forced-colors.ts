import { css } from 'styled-components';

/**
 * Forced colours (Windows high contrast) replace backgrounds and drop gradients and shadows, by
 * which the kit shows states. These rules show them in system colours. They are global, because the
 * states are in the markup, and global styles are no part of the scripts.
 */
export const forcedColors = css`
  @media (forced-colors: active) {
    /* What is chosen: a tab, a filter, a toggle, the page in a menu, a card. */
    [aria-pressed='true'],
    [aria-selected='true'],
    :is(a, button)[aria-current]:not([aria-current='false']),
    label:has(> input[aria-labelledby]:checked),
    [role='radiogroup'] > label:has(> input:checked) {
      forced-color-adjust: none;
      border-color: SelectedItem !important;
      background: SelectedItem !important;
      color: SelectedItemText !important;
    }

    :is(
        [aria-pressed='true'],
        [aria-selected='true'],
        :is(a, button)[aria-current]:not([aria-current='false']),
        label:has(> input[aria-labelledby]:checked),
        [role='radiogroup'] > label:has(> input:checked)
      )
      * {
      color: inherit !important;
    }

    /* Boxes and circles draw themselves. */
    input:is([type='checkbox'], [type='radio'])::after {
      display: none;
    }

    :is(button, input, select, textarea):disabled,
    [aria-disabled='true'],
    label:has(> input:disabled) {
      border-color: GrayText !important;
      color: GrayText !important;
    }

    :is(input, select, textarea):focus {
      outline: 2px solid Highlight !important;
      outline-offset: 1px;
    }

    /* The ticks of a stock: filled ones and empty ones. */
    [data-filled] {
      --c-filled: CanvasText !important;
      --c-line-strong: GrayText !important;
      forced-color-adjust: none;
    }

    /* The present stage of an order. */
    [aria-current='step']::after {
      forced-color-adjust: none;
      background: Highlight !important;
    }

    /* The wordmark keeps its shape, not its inks. */
    svg[role='img'] > :is(g, path) {
      stroke: CanvasText;
    }

    /* Dialogs and toasts end where their shadow would. */
    [role='dialog'],
    [role='alertdialog'],
    [role='status'][aria-live] > * {
      border: 1px solid CanvasText;
    }
  }
`;
