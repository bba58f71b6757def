import type { FastifyInstance } from 'fastify';
import { addUploadProxy } from './upload-proxy';

/** Forwards `POST /media`, a picture for pages. */
export async function addMediaProxy(app: FastifyInstance, apiUrl: string): Promise<void> {
  await addUploadProxy(app, {
    apiUrl,
    // A large photo takes the API half a minute, after others that wait.
    timeoutMs: 90_000,
    mostBytes: 10 * 1024 * 1024,
    tooLarge: { code: 'BAD_REQUEST', message: 'Файл слишком большой: можно до\u00A010\u00A0МБ' },
    unavailable: { code: 'INTERNAL_SERVER_ERROR', message: 'Студия не\u00A0отвечает. Повторите через минуту' },
    posts: ['/media'],
  });
}
