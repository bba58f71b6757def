/** @jest-environment jsdom */
import { rememberScroll, restoreScroll } from './scroll';

const locationOf = (key: string, hash = '') => ({ pathname: '/', search: '', hash, key, state: null });

describe('restoreScroll', () => {
  const scrollTo = jest.fn();
  const scrollIntoView = jest.fn();

  beforeEach(() => {
    jest.clearAllMocks();
    window.scrollTo = scrollTo;
    Element.prototype.scrollIntoView = scrollIntoView;
    document.body.innerHTML = '<main id="main" tabindex="-1"><h2 id="цена">Цена</h2></main>';
  });

  it('restores the position when the visitor goes back', () => {
    Object.assign(window, { scrollY: 640 });
    rememberScroll('before');

    restoreScroll(locationOf('before'));

    expect(scrollTo).toHaveBeenCalledWith(0, 640);
  });

  it('scrolls to an anchor without moving the focus', () => {
    restoreScroll(locationOf('anchor', `#${encodeURIComponent('цена')}`));

    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.getElementById('main')).not.toHaveFocus();
  });

  it('leaves the focus in an open dialog', () => {
    document.body.innerHTML += '<div aria-modal="true"><button>Войти</button></div>';
    document.querySelector('button')?.focus();

    restoreScroll(locationOf('guarded'));

    expect(document.querySelector('button')).toHaveFocus();
  });

  it.each(['#nothing', '#%', '#%E0%A4%A'])(
    'takes a page with the anchor %s, which names nothing, to its top',
    (hash) => {
      restoreScroll(locationOf(`anchor ${hash}`, hash));

      expect(scrollTo).toHaveBeenCalledWith(0, 0);
    },
  );
});
