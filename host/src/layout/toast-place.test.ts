/** @jest-environment jsdom */
import { controlsInWindow, findToastPlace, isFree, type Area } from './toast-place';

const DESKTOP = { width: 1440, height: 900 };
const TOP_RIGHT: Area = { left: 1020, top: 126, width: 396, height: 100 };
const PHONE = { width: 390, height: 844 };
const BOTTOM: Area = { left: 16, top: 728, width: 358, height: 100 };

/** Every control that a place touches. */
const under = (place: Area, controls: Area[]) => controls.filter((control) => !isFree(place, [control]));

describe('the place of a toast', () => {
  it('is the usual one when nothing is under it', () => {
    const menu = { left: 200, top: 40, width: 900, height: 60 };

    expect(findToastPlace(TOP_RIGHT, [menu], DESKTOP)).toEqual(TOP_RIGHT);
  });

  it('is the nearest one that covers no control', () => {
    const price = { left: 1000, top: 200, width: 300, height: 44 };
    const button = { left: 890, top: 700, width: 200, height: 38 };

    const place = findToastPlace(TOP_RIGHT, [price, button], DESKTOP);

    expect(under(place, [price, button])).toEqual([]);
    expect(place).toMatchObject({ left: 1020, top: 86 });
  });

  it('is at the other side when controls fill its own', () => {
    const column = Array.from({ length: 12 }, (_, row) => ({ left: 1100, top: row * 75, width: 300, height: 44 }));

    const place = findToastPlace(TOP_RIGHT, column, DESKTOP);

    expect(place).toMatchObject({ left: 24, top: 126 });
  });

  it('is above the button that ends a dialog on a phone', () => {
    const field = { left: 36, top: 420, width: 318, height: 44 };
    const submit = { left: 36, top: 700, width: 318, height: 38 };

    const place = findToastPlace(BOTTOM, [field, submit], PHONE);

    expect(place.top + place.height).toBeLessThanOrEqual(submit.top);
    expect(under(place, [field, submit])).toEqual([]);
  });

  it('covers as little as possible where controls are everywhere', () => {
    const rows = Array.from({ length: 20 }, (_, row) => ({
      left: 16,
      top: row * 44,
      width: row === 5 || row === 6 ? 40 : 358,
      height: 40,
    }));

    expect(findToastPlace(BOTTOM, rows, PHONE).top).toBeGreaterThan(200);
    expect(findToastPlace(BOTTOM, rows, PHONE).top).toBeLessThan(240);
  });
});

describe('the controls in the window', () => {
  function addPage(html: string) {
    document.body.innerHTML = `<div id="toasts"><button>Вернуть</button></div>${html}`;
    for (const element of document.querySelectorAll('button, a')) {
      const area = element.hasAttribute('data-out') ? new DOMRect(0, 5000, 100, 38) : new DOMRect(0, 0, 100, 38);
      element.getBoundingClientRect = () => area;
    }
    const toasts = document.getElementById('toasts') ?? document.body;
    return controlsInWindow(toasts).length;
  }

  it('are those in sight, without those of the toasts', () => {
    expect(addPage('<a href="/">1</a><button>2</button><button data-out>3</button><a>4</a>')).toBe(2);
  });

  it('are those of the dialog while there is one', () => {
    expect(addPage('<button>1</button><button>2</button><div aria-modal="true"><button>3</button></div>')).toBe(1);
  });
});
