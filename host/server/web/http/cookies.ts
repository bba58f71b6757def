import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns the value of a request's cookie; null when it is missing or empty. */
export function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | null {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=') || null;
  }
  return null;
}

/** Sets a cookie that scripts cannot read. It is not sent with requests that other sites make. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, maxAgeS }: { name: string; value: string; maxAgeS: number },
): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`);
}
