import { setTimeout as delay } from 'node:timers/promises';
import type { Engine, PageScript } from './engine';

const TIMEOUT_MS = 30_000;
const POLL_MS = 50;

type Role = 'button' | 'link' | 'field' | 'checkbox';

interface Place {
  x: number;
  y: number;
}

/** Finds a visible element by its accessible name, like a shopper, who scrolls to it. */
async function locate(role: Role, name: string, isExact: boolean): Promise<Place | null> {
  const selectors = {
    button: 'button, [role=button]',
    link: 'a[href]',
    field: 'input:not([type=checkbox], [type=radio], [type=hidden]), textarea, select',
    checkbox: 'input[type=checkbox], input[type=radio]',
  };
  const nameOf = (element: HTMLElement) => {
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const label = element.ariaLabel ?? labels.map(({ textContent }) => textContent).join(' ');
    return (label || element.textContent).replaceAll(/\s+/g, ' ').trim();
  };
  const area = document.querySelector('[aria-modal=true]') ?? document;
  const found = [...area.querySelectorAll<HTMLElement>(selectors[role])].find((element) => {
    const text = nameOf(element);
    return (isExact ? text === name : text.startsWith(name)) && element.checkVisibility();
  });
  if (!found || found.matches(':disabled')) return null;
  const margin = 120; // of the header, and of the notice about cookies
  const before = found.getBoundingClientRect();
  if (before.top < margin || before.bottom > innerHeight - margin)
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A browser may still send a press to where the page was before it scrolled.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

/** A shopper who uses one engine: opens pages, presses what has a name, and reads what is shown. */
export function createShopper(engine: Engine, siteUrl: string) {
  const run: Engine['run'] = (script, ...args) => engine.run(script, ...args);

  /** Waits until a script returns something that counts as true, and returns it. */
  async function until<Args extends readonly unknown[], Result>(
    script: PageScript<Args, Result>,
    ...args: Args
  ): Promise<NonNullable<Result>> {
    const endsAt = Date.now() + TIMEOUT_MS;
    for (;;) {
      // A script that a change of document has interrupted runs again.
      const result = await run(script, ...args).catch((error: unknown) => {
        if (Date.now() > endsAt) throw error;
      });
      if (result) return result;
      if (Date.now() > endsAt) throw new Error(`never: ${String(script)} of ${JSON.stringify(args)}`);
      await delay(POLL_MS);
    }
  }

  const hydrated = () => until(() => document.documentElement.dataset.hydrated === 'true');

  async function leave(how: () => void): Promise<void> {
    await run(() => void Object.assign(window, { isLeft: true }));
    // The page may be gone before it can answer.
    await run(how).catch(() => undefined);
    await until(() => !('isLeft' in window) && document.readyState === 'complete');
    await hydrated();
  }

  async function press(role: Role, name: string, isExact = false): Promise<void> {
    let place: Partial<Place> = {};
    // A press would miss what still moves.
    for (;;) {
      const { x, y } = await until(locate, role, name, isExact);
      if (x === place.x && y === place.y) return engine.pressAt(x, y);
      place = { x, y };
      await delay(POLL_MS);
    }
  }

  return {
    run,
    until,
    press,
    /** Opens a path of the site, and waits until its buttons work. */
    async open(path: string): Promise<void> {
      await engine.open(siteUrl + path);
      await hydrated();
    },
    reload: () => leave(() => location.reload()),
    /** Goes back to the page before, which another document shows. */
    back: () => leave(() => history.back()),
    /** Types a text into a field. */
    async fill(label: string, text: string): Promise<void> {
      await press('field', label);
      await engine.type(text);
    },
    /** Waits until the page shows a text. */
    see: (text: string) =>
      until((wanted) => document.body.innerText.replaceAll(/[\u00A0\u202F]/g, ' ').includes(wanted), text),
  };
}

export type Shopper = ReturnType<typeof createShopper>;
