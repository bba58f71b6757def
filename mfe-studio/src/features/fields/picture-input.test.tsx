import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { croppedPicture, optional, picture, shape } from '@shop/shared/page-documents';
import { expectNoAxeViolations, fakeApi, renderPage, type ApiAnswer, userEvent } from '@shop/shared/testing';
import { fakeNetwork } from '../../testing/fake-network';
import { BlockFields } from './block-fields';
import { FieldsContext, type FieldsState } from './fields-context';

const address = (name: string) => `/uploads/${name.repeat(32).slice(0, 32)}-800.webp`;
const stored = (name: string) => ({ id: 1, address: address(name), width: 800, height: 600 });
const OLD = { src: address('a'), width: 480, height: 320, alt: 'Тягач ночью' };
const FILE = new File([new Uint8Array(3_565_158)], 'photo.jpg', { type: 'image/jpeg' });

const network = fakeNetwork();

interface Options {
  photo?: unknown;
  isOptional?: boolean;
  faults?: FieldsState['faults'];
  answers?: ApiAnswer[];
  /** Its place may cut off a part of it. */
  isCropped?: boolean;
  /** Dropped on the picture in the page. */
  dropped?: File;
}

/** The field in a block whose value is held as in the editor. */
function setUp({
  photo,
  isOptional = true,
  isCropped = false,
  faults = new Map(),
  answers = [],
  dropped,
}: Options = {}) {
  const held: { value: Record<string, unknown> } = { value: { photo } };
  const field = isCropped ? croppedPicture('Фотография') : picture('Фотография');
  const schema = shape({ photo: isOptional ? optional(field) : field });
  const focus = dropped ? { path: 'block.photo.src', takesCursor: false, file: dropped } : null;
  function Held() {
    const [value, setValue] = useState(held.value);
    const change = (path: string, next: unknown) =>
      setValue((before) => {
        const name = /^block\.photo\.(\w+)$/.exec(path)?.[1];
        held.value = { photo: name ? { ...(before.photo as object), [name]: next } : next };
        return held.value;
      });
    const rest = { insertItem: jest.fn(), moveItem: jest.fn(), removeItem: jest.fn(), isAnchorTaken: () => false };
    return (
      <FieldsContext
        value={{ change, ...rest, facts: new Map(), goods: new Map(), linkTargets: () => [], faults, focus }}
      >
        <BlockFields schema={schema} path="block" value={value} />
      </FieldsContext>
    );
  }
  return { ...renderPage(Held, { api: fakeApi(...answers) }), photo: () => held.value.photo };
}

/** As a dialog of files does, which leaves the focus where it was. */
const choose = (file = FILE) =>
  fireEvent.change(screen.getByLabelText('Фотография: файл'), { target: { files: [file] } });
const words = () => screen.getByRole('textbox', { name: /Что на\s+картинке/ });

it('uploads a picture, keeps its size, and asks for words', async () => {
  network.mockResolvedValue(Response.json(stored('b')));
  const { photo, container } = setUp();
  await expectNoAxeViolations(container);

  await userEvent.click(screen.getByRole('button', { name: 'Загрузить' }));
  choose();
  expect(await screen.findByRole('img', { name: 'Картинка без описания' })).toHaveAttribute('src', address('b'));
  expect(photo()).toEqual({ src: address('b'), width: 800, height: 600, alt: '' });

  expect(words()).toHaveFocus(); // what is typed next describes it
  await userEvent.keyboard('Фура');
  expect(photo()).toMatchObject({ src: address('b'), alt: 'Фура' });
  await expectNoAxeViolations(container);
});

it('uploads a file that was dropped on the picture in the page, once', async () => {
  Element.prototype.scrollIntoView = jest.fn(); // jsdom has no layout to scroll
  network.mockImplementation(async () => Response.json(stored('b')));
  const dropped = new File(['a picture'], 'photo.jpg', { type: 'image/jpeg' });
  const { photo, unmount } = setUp({ photo: OLD, dropped });

  expect(await screen.findByText(/Описание осталось от\s+прежней картинки/)).toBeVisible();
  expect(photo()).toMatchObject({ src: address('b') });
  // Another panel was open meanwhile: the field is drawn anew.
  unmount();
  setUp({ photo: OLD, dropped });
  expect(network).toHaveBeenCalledTimes(1);
});

it('says how much is on its way, can be cancelled, and keeps what is typed meanwhile', async () => {
  let answer: (response: Response) => void = () => undefined;
  network.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { photo } = setUp({ photo: OLD });

  choose();
  expect(words()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем 3,4 МБ…');
  await userEvent.click(screen.getByRole('button', { name: 'Отменить загрузку' }));
  expect(network.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  expect(photo()).toEqual(OLD);

  choose();
  await userEvent.type(words(), ' и днём');
  await act(async () => answer(Response.json(stored('b'))));

  expect(photo()).toEqual({ src: address('b'), width: 800, height: 600, alt: 'Тягач ночью и днём' });
  expect(screen.getByText(/Описание осталось от\s+прежней картинки/)).toBeVisible();
});

it('keeps the focus while its buttons are others', async () => {
  network.mockImplementation(() => new Promise(() => undefined));
  setUp();

  await userEvent.click(screen.getByRole('button', { name: 'Загрузить' }));
  choose();
  expect(screen.getByRole('button', { name: 'Отменить загрузку' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Загрузить' })).toHaveFocus();
});

it('shows why a file is refused beside the field, and leaves the picture as it was', async () => {
  const text = 'Картинка слишком большая: можно до 40 мегапикселей';
  network.mockResolvedValue(Response.json({ code: 'BAD_REQUEST', message: text }, { status: 400 }));
  const { photo } = setUp({ photo: OLD });

  choose();

  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  expect(photo()).toEqual(OLD);
});

it('sends the same file again when the site answers again', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(Response.json(stored('b')));
  const { photo } = setUp();

  choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));

  expect(await screen.findByRole('img')).toBeVisible();
  expect(photo()).toMatchObject({ src: address('b') });
});

it('asks to sign in when the session has ended, and says that nothing is lost', async () => {
  document.cookie = 'x-auth-token=secret; path=/';
  network.mockResolvedValue(Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 }));
  setUp({ photo: OLD });

  choose();

  expect(await screen.findByText(/Вход закончился/)).toBeVisible();
  expect(document.cookie).not.toContain('x-auth-token=secret');
});

it('takes a file that is dropped or pasted', async () => {
  network.mockResolvedValueOnce(Response.json(stored('b'))).mockResolvedValueOnce(Response.json(stored('c')));
  const { photo } = setUp({ photo: OLD });
  const zone = screen.getByRole('img').parentElement;
  if (!zone) throw new Error('the picture is in its zone');

  fireEvent.drop(zone, { dataTransfer: { files: [FILE] } });
  await waitFor(() => expect(photo()).toMatchObject({ src: address('b') }));

  const paste = createEvent.paste(zone, { clipboardData: { files: [FILE] } });
  fireEvent(zone, paste);
  expect(paste.defaultPrevented).toBe(true);
  await waitFor(() => expect(photo()).toMatchObject({ src: address('c') }));
});

it('takes a picture of the library, the latest first, and loads older ones', async () => {
  const of = (id: number, name: string) => ({
    ...{ ...stored(name), id, addedBy: 'Анна Ветрова', addedAt: '2026-01-20T11:05:00.000Z' },
  });
  const many = Array.from({ length: 60 }, (_, index) => of(100 - index, 'c'));
  const { photo, api, container } = setUp({
    answers: [{ data: { staffMedia: many } }, { data: { staffMedia: [of(40, 'd')] } }],
  });

  await userEvent.click(screen.getByRole('button', { name: /Из\s+загруженных/ }));
  const library = await screen.findByRole('region', { name: 'Загруженные картинки' });
  await within(library).findAllByRole('listitem');
  await expectNoAxeViolations(container);
  await userEvent.click(within(library).getByRole('button', { name: 'Показать ещё' }));
  const all = () => within(library).getAllByRole('listitem');
  await waitFor(() => expect(all()).toHaveLength(61));
  await userEvent.click(
    within(all().at(-1) ?? library).getByRole('button', { name: /^(?!Удалить).*Анна Ветрова, 800\s×\s600/ }),
  );

  expect(api.calls.map(({ variables }) => variables.before)).toEqual([null, 41]);
  expect(photo()).toMatchObject({ src: address('d'), width: 800, height: 600 });
  expect(screen.queryByRole('region', { name: 'Загруженные картинки' })).toBeNull();
});

it('finds a picture of the library by its name, and gives one another', async () => {
  const of = (id: number, name: string) => ({
    ...{ ...stored('c'), id, name, addedBy: 'Анна Ветрова', addedAt: '2026-01-20T11:05:00.000Z' },
  });
  const { api, container } = setUp({
    answers: [
      { data: { staffMedia: [of(2, 'Склад'), of(1, '')] } },
      { data: { staffMedia: [of(1, '')] } },
      { data: { staffNameMedia: { id: 1 } } },
      { data: { staffMedia: [of(1, 'Фура')] } },
      { data: { staffMedia: [] } },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: /Из\s+загруженных/ }));
  const library = within(await screen.findByRole('region', { name: 'Загруженные картинки' }));
  expect(await library.findByRole('button', { name: /^Склад, 20 января.*800\s×\s600$/ })).toBeVisible();

  await userEvent.type(library.getByRole('searchbox', { name: 'Найти картинку' }), 'снег');
  await waitFor(() => expect(library.getAllByRole('listitem')).toHaveLength(1));
  expect(api.calls.at(-1)?.variables).toEqual({ before: null, words: 'снег' });

  await userEvent.click(library.getByRole('button', { name: 'Назвать: Без имени' }));
  await userEvent.keyboard('Тягач{Escape}');
  expect(library.getByRole('button', { name: 'Назвать: Без имени' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectNoAxeViolations(container);
  await userEvent.keyboard('Фура{Enter}');
  expect(await library.findByRole('button', { name: 'Назвать: Фура' })).toHaveFocus();
  expect(api.calls.at(-2)?.variables).toEqual({ id: 1, name: 'Фура' });

  await userEvent.type(library.getByRole('searchbox', { name: 'Найти картинку' }), ' дождь');
  expect(await library.findByText(/С\sтаким именем картинок нет/)).toBeVisible();
});

it('deletes a picture of the library after a question, and says why one stays', async () => {
  const of = (id: number, name: string) => ({
    ...{ ...stored(name), id, addedBy: 'Анна Ветрова', addedAt: '2026-01-20T11:05:00.000Z' },
  });
  const [used, other] = [of(2, 'c'), { ...of(1, 'd'), width: 400 }];
  const text = 'Картинка стоит на страницах: «/rental». Сначала уберите её оттуда';
  const { api, shop } = setUp({
    answers: [
      { data: { staffMedia: [used, other] } },
      { code: 'CONFLICT', message: text },
      { data: { staffDeleteMedia: { success: true } } },
      { data: { staffMedia: [used] } },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: /Из\s+загруженных/ }));
  const library = await screen.findByRole('region', { name: 'Загруженные картинки' });
  const remove = async (name: RegExp) => {
    await userEvent.click(await within(library).findByRole('button', { name }));
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };

  await remove(/^Удалить: .*800\s×\s600/);
  expect(shop.notices.getState().notices.at(-1)).toMatchObject({ kind: 'error', text });
  expect(within(library).getAllByRole('listitem')).toHaveLength(2);

  await remove(/^Удалить: .*400\s×\s600/);
  await waitFor(() => expect(within(library).getAllByRole('listitem')).toHaveLength(1));
  expect(api.calls.flatMap(({ variables }) => variables.id ?? [])).toEqual([2, 1]);
});

it('takes an optional picture away', async () => {
  const { photo } = setUp({ photo: OLD });
  await userEvent.click(screen.getByRole('button', { name: 'Убрать' }));
  expect(photo()).toBeUndefined();
});

it('keeps the words of a picture that a block needs, and says what is missing', async () => {
  const { photo } = setUp({ photo: OLD, isOptional: false, faults: new Map([['block.photo.src', 'заполните поле']]) });

  await userEvent.click(screen.getByRole('button', { name: 'Убрать' }));

  expect(photo()).toEqual({ src: '', width: 0, height: 0, alt: 'Тягач ночью' });
  expect(screen.getByText('Выберите картинку')).toBeVisible();
  expect(words()).toHaveValue('Тягач ночью');
});

it('takes the main place of a picture from a press in it and from arrows, and forgets it with the picture', async () => {
  const { photo, container } = setUp({ photo: OLD, isCropped: true });
  const target = screen.getByRole('button', { name: /^Тягач ночью\. Главное место: 50\s% слева, 50\s% сверху/ });
  target.getBoundingClientRect = () => DOMRect.fromRect({ x: 100, y: 50, width: 200, height: 100 });

  fireEvent.click(target, { clientX: 140, clientY: 125, detail: 1 });
  expect(photo()).toEqual({ ...OLD, focus: { x: 20, y: 75 } });
  expect(target).toHaveAccessibleName(/20\s% слева, 75\s% сверху/);

  target.focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(photo()).toEqual({ ...OLD, focus: { x: 15, y: 100 } });
  await userEvent.keyboard('{Enter}');
  expect(photo()).toEqual({ ...OLD, focus: { x: 15, y: 100 } });
  await expectNoAxeViolations(container);

  network.mockResolvedValue(Response.json(stored('b')));
  choose();
  await waitFor(() => expect(photo()).toMatchObject({ src: address('b') }));
  expect(photo()).not.toHaveProperty('focus');
});

it('puts the main place back into the middle', async () => {
  const { photo } = setUp({ photo: { ...OLD, focus: { x: 20, y: 75 } }, isCropped: true });

  await userEvent.click(screen.getByRole('button', { name: /^В\sсередину$/ }));

  expect(photo()).toHaveProperty('focus', undefined);
});
