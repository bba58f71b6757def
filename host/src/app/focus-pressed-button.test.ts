/** @jest-environment jsdom */
import { focusPressedButtons } from './focus-pressed-button';

describe('focusPressedButtons', () => {
  let stop: () => void;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  /** A click with the mouse in Safari. */
  const press = (selector: string) =>
    find(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));

  beforeEach(() => {
    document.body.innerHTML = '<main tabindex="-1"><input><button><svg></svg></button></main>';
    stop = focusPressedButtons();
  });

  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  it('focuses the button when nothing, or only what is around it, has the focus', () => {
    press('svg');
    expect(find('button')).toHaveFocus();

    find('main')?.focus();
    press('button');
    expect(find('button')).toHaveFocus();
  });

  it('leaves the focus in a field, and answers presses only', () => {
    find('input')?.focus();
    press('button');
    expect(find('input')).toHaveFocus();

    find('input')?.blur();
    find('button')?.click();
    expect(document.body).toHaveFocus();
  });
});
