// A bare HTTP server in a process of its own. It answers every request with the same bytes and
// headers.
const { createServer } = require('node:http');

process.once('message', (/** @type {{ status: number, headers: Record<string, string>, body: string }} */ answer) => {
  const body = Buffer.from(answer.body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(answer.status, answer.headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address !== null && typeof address === 'object') process.send?.({ port: address.port });
  });
});
