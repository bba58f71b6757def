import { keepRoomBelow, ROOM_BELOW } from './room-below';

const room = () => document.documentElement.style.getPropertyValue(ROOM_BELOW);

function box(height: number) {
  const element = document.createElement('div');
  Object.defineProperty(element, 'offsetHeight', { value: height });
  return element;
}

describe('keepRoomBelow', () => {
  it('keeps the height of what is shown, and nothing for what is hidden or gone', () => {
    keepRoomBelow(box(77));
    expect(room()).toBe('77px');
    keepRoomBelow(box(0));
    expect(room()).toBe('');
    keepRoomBelow(box(77));
    keepRoomBelow(null);
    expect(room()).toBe('');
  });

  it('leaves the page alone when the height is the same: every element would be styled anew', () => {
    keepRoomBelow(box(77));
    const set = jest.spyOn(document.documentElement.style, 'setProperty');

    keepRoomBelow(box(77));

    expect(set).not.toHaveBeenCalled();
    set.mockRestore();
    keepRoomBelow(null);
  });

  it('adds nothing to what a style sheet says already, and corrects what it says wrongly', () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = `:root { ${ROOM_BELOW}: 77px }`;

    keepRoomBelow(box(77));
    expect(room()).toBe('');
    keepRoomBelow(box(97));
    expect(room()).toBe('97px');
    keepRoomBelow(box(77));
    expect(room()).toBe('77px');

    keepRoomBelow(null);
    style.remove();
  });
});
