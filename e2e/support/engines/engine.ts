/** A function that runs in the page. It sees its arguments only, which are JSON. */
export type PageScript<Args extends readonly unknown[], Result> = (...args: Args) => Result | Promise<Result>;

/** A key without a character. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** A browser of one engine with one tab, whose cookies and storage are its own. */
export interface Engine {
  /** Opens an address, and waits for `load`. */
  open(address: string): Promise<void>;
  run<Args extends readonly unknown[], Result>(script: PageScript<Args, Result>, ...args: Args): Promise<Result>;
  /** Presses the main button of the mouse, or touches, at a point of the window. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types into the element with the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Copies what is selected, or pastes: Ctrl + C, Ctrl + V. */
  copyOrPaste(letter: 'c' | 'v'): Promise<void>;
  /** Warnings, errors and exceptions on the console since the last call. */
  takeMessages(): Promise<readonly string[]>;
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export const WINDOW = { width: 1280, height: 900 };
