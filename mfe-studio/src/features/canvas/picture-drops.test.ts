/** @jest-environment jsdom */
import type { PageDocument } from '@shop/shared/page-documents';
import { takeDrops } from './picture-drops';

const picture = (name: string) => ({ src: `/uploads/${name}-1920.webp`, alt: '', width: 1920, height: 900 });
const DOCUMENT: PageDocument = {
  root: { props: { path: '/a', title: 'А', description: '' } },
  content: [{ type: 'Logos', props: { id: 'logos', items: [picture('aa'), picture('bb'), picture('aa')] } }],
  zones: {},
};

let stop: () => void;
const onDropped = jest.fn();
let read: PageDocument | null;
let takesPhotos: boolean;

beforeEach(() => {
  read = DOCUMENT;
  takesPhotos = false;
  onDropped.mockClear();
  document.body.innerHTML = `<section id="logos">
    <img src="/uploads/aa-480.avif"><img src="/uploads/bb-960.webp"><img src="/uploads/aa-480.avif">
    <img src="/images/drawn.svg"><p>Слова</p></section>`;
  stop = takeDrops(() => read && { document: read, takesPhotos }, onDropped);
});
afterEach(() => stop());

const FILE = new File(['a picture'], 'photo.jpg', { type: 'image/jpeg' });

/** @returns whether the drop was taken */
function drop(selector: string, position = 0, file = FILE): boolean {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  const items = [{ kind: 'file', type: file.type }];
  const dataTransfer = { types: ['Files'], items, files: [file], dropEffect: 'none' };
  document.querySelectorAll(selector)[position]?.dispatchEvent(Object.assign(event, { dataTransfer }));
  return event.defaultPrevented;
}

it.each([
  [0, 'items[0]'],
  [1, 'items[1]'],
  [2, 'items[2]'],
])('gives a file that is dropped on picture %i to its field', (position, item) => {
  expect(drop('img', position)).toBe(true);
  expect(onDropped).toHaveBeenCalledWith({ blockId: 'logos', path: `content[0].props.${item}.src`, file: FILE });
});

it('gives a file to a picture that is still to be chosen, which the page shows as an empty one', () => {
  const empty = { src: '', alt: '', width: 0, height: 0 };
  read = { ...DOCUMENT, content: [{ type: 'Logos', props: { id: 'logos', items: [picture('aa'), empty] } }] };
  document.body.innerHTML = `<section id="logos">
    <img src="/uploads/aa-480.avif"><img src="/remotes/mfe-solutions/1/browser/assets/empty-picture.15f8ca07.svg"></section>`;

  expect(drop('img', 1)).toBe(true);
  expect(onDropped).toHaveBeenCalledWith({ blockId: 'logos', path: 'content[0].props.items[1].src', file: FILE });
});

it('takes nothing beside the pictures of the document, or while it may not be changed', () => {
  expect(drop('p')).toBe(false);
  expect(drop('img', 3)).toBe(false);
  read = null;
  expect(drop('img')).toBe(false);
  expect(onDropped).not.toHaveBeenCalled();
});

it('gives a photo that is dropped elsewhere on a block to a block of its own, and no other file', () => {
  takesPhotos = true;

  expect(drop('p')).toBe(true);
  expect(drop('img', 3)).toBe(true);
  expect(onDropped.mock.calls).toEqual([
    [{ blockId: 'logos', path: null, file: FILE }],
    [{ blockId: 'logos', path: null, file: FILE }],
  ]);
  expect(drop('p', 0, new File(['a text'], 'list.pdf', { type: 'application/pdf' }))).toBe(false);
  expect(drop('img', 1)).toBe(true);
  expect(onDropped).toHaveBeenLastCalledWith(expect.objectContaining({ path: 'content[0].props.items[1].src' }));
});

it('takes nothing outside of the blocks', () => {
  takesPhotos = true;
  document.body.innerHTML = '<header id="top"><p>Слова</p></header>';

  expect(drop('p')).toBe(false);
});
