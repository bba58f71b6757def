import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TestSmtpOptions {
  /** The server refuses this address. */
  refusedRecipient?: string;
}

interface ReceivedMail {
  messageId: string | undefined;
}

/** An SMTP server that keeps what it receives, and can be stopped and started again on its port. */
export async function startTestSmtp({ refusedRecipient }: TestSmtpOptions = {}) {
  const mails: ReceivedMail[] = [];
  let server: SMTPServer | null = null;
  let port = 0;

  function create(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, done) =>
        done(address === refusedRecipient ? new Error(`${address} unknown`) : null),
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          mails.push({ messageId: /^Message-ID: (.+)$/im.exec(Buffer.concat(chunks).toString())?.[1] });
          done();
        });
      },
    });
  }

  async function start(): Promise<void> {
    const created = create();
    created.on('error', () => undefined);
    await new Promise<void>((resolve) => created.listen(port, '127.0.0.1', resolve));
    // A TCP server's address is never a pipe's name.
    port = (created.server.address() as AddressInfo).port;
    server = created;
  }

  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => mails,
    start,
    async stop(): Promise<void> {
      const stopping = server;
      server = null;
      if (stopping) await new Promise<void>((resolve) => stopping.close(resolve));
    },
  };
}
