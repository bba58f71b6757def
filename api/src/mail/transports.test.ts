import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { OutboxRow } from './outbox-repository';
import { createSmtpTransport } from './transports';

const MAIL = {
  id: 1,
  recipient: 'anna@example.ru',
  reply_to: null,
  subject: 'Заказ',
  invoice_of: null,
  body: 'Заказ принят',
  html: '<p>Заказ принят</p>',
  message_id: '1',
  created_at: new Date(),
} as OutboxRow;

it.each([
  ['smtps', true],
  ['smtp', false],
])('sends no mail over %s to a server whose certificate nobody vouches for', async (protocol, secure) => {
  const onData = jest.fn();
  // Without a key of its own, the server uses a self-signed certificate.
  const server = new SMTPServer({ secure, authOptional: true, logger: false, onData });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo; // never a string for TCP
  const transport = createSmtpTransport(`${protocol}://localhost:${port}`, 'shop@example.ru');

  await expect(transport.send(MAIL, [])).rejects.toThrow(/certificate/);

  expect(onData).not.toHaveBeenCalled();
  transport.close();
  await new Promise<void>((resolve) => server.close(resolve));
});
