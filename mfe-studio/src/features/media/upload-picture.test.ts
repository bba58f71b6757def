import { RequestError } from '@shop/shared/runtime';
import { fakeNetwork } from '../../testing/fake-network';
import { uploadLinkedFile, uploadPicture } from './upload-picture';

const PICTURE = { id: 1, address: '/uploads/a-800.webp', width: 800, height: 600 };
const file = (bytes = 100) => new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' });
const signal = () => new AbortController().signal;

const network = fakeNetwork();

/** Why the file was refused. */
const refusal = (sent = file()) =>
  uploadPicture(sent, 'secret', signal()).then(
    () => null,
    (error: unknown) => (error instanceof RequestError ? { code: error.code, text: error.message } : null),
  );

it('sends the file itself with the token of the session', async () => {
  network.mockResolvedValue(Response.json(PICTURE));
  const sent = file();

  expect(await uploadPicture(sent, 'secret', signal())).toEqual(PICTURE);

  expect(network).toHaveBeenCalledWith('/media', expect.objectContaining({ method: 'POST', body: sent }));
  expect(network.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer secret' });
});

it('sends a file for links to where no picture is made of it', async () => {
  network.mockResolvedValue(Response.json({ address: '/uploads/a-9-b.pdf', name: 'b' }));

  expect(await uploadLinkedFile(file(), 'secret', signal())).toMatchObject({ address: '/uploads/a-9-b.pdf' });

  expect(network).toHaveBeenCalledWith('/media?as=file', expect.objectContaining({ method: 'POST' }));
});

it('sends the name of the file, also a long one that is cut within a letter', async () => {
  network.mockImplementation(async () => Response.json(PICTURE));
  const nameSent = async (name: string) => {
    await uploadPicture(new File(['x'], name), 'secret', signal());
    const headers = network.mock.calls.at(-1)?.[1]?.headers as Record<string, string>;
    return decodeURIComponent(headers['x-file-name'] ?? '');
  };

  expect(await nameSent('Фура & снег.jpg')).toBe('Фура & снег.jpg');
  expect(await nameSent(`${'я'.repeat(199)}🚚.jpg`)).toBe('я'.repeat(199));
});

it('refuses a file over 10 MB without sending it', async () => {
  expect(await refusal(file(10 * 1024 * 1024 + 1))).toEqual({
    code: 'BAD_REQUEST',
    text: expect.stringMatching(/слишком большой/),
  });
  expect(network).not.toHaveBeenCalled();
});

it.each([
  [400, 'BAD_REQUEST', 'Картинка слишком большая: можно до 40 мегапикселей'],
  [413, 'BAD_REQUEST', 'Файл слишком большой: можно до 10 МБ'],
  [415, 'BAD_REQUEST', 'Нужна картинка JPEG, PNG, WebP, AVIF или SVG'],
  [429, 'TOO_MANY_REQUESTS', 'Слишком часто'],
  [503, 'INTERNAL_SERVER_ERROR', 'Студия не отвечает. Повторите через минуту'],
])('passes on what the site says with %s', async (status, code, message) => {
  network.mockResolvedValue(Response.json({ message }, { status }));

  expect(await refusal()).toEqual({ code, text: message });
});

it('has words of its own for an ended session, for a page instead of an answer, and for no answer', async () => {
  network.mockResolvedValueOnce(Response.json({ message: 'UNAUTHENTICATED' }, { status: 401 }));
  expect(await refusal()).toEqual({ code: 'UNAUTHENTICATED', text: expect.stringMatching(/^Вход закончился/) });

  network.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
  expect(await refusal()).toEqual({ code: 'INTERNAL_SERVER_ERROR', text: expect.stringMatching(/^Нет связи/) });

  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await refusal()).toEqual({ code: 'NETWORK_ERROR', text: expect.stringMatching(/^Нет связи/) });
});
