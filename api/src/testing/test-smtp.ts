import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TestSmtpOptions {
  /** The server refuses this address until `relent` is called. */
  refusedRecipient?: string;
  /** The server answers no message until this resolves. */
  until?: Promise<void>;
}

interface ReceivedMail {
  messageId: string | undefined;
}

/** An SMTP server that records what it receives, and can be stopped and restarted on its port. */
export async function startTestSmtp({ refusedRecipient, until }: TestSmtpOptions = {}) {
  const mails: ReceivedMail[] = [];
  let server: SMTPServer | null = null;
  let port = 0;
  let refused = refusedRecipient;

  function create(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, done) => done(address === refused ? new Error(`${address} unknown`) : null),
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        const take = () => {
          mails.push({ messageId: /^Message-ID: (.+)$/im.exec(Buffer.concat(chunks).toString())?.[1] });
          done();
        };
        stream.on('end', () => void Promise.resolve(until).then(take));
      },
    });
  }

  async function start(): Promise<void> {
    const created = create();
    created.on('error', () => undefined);
    await new Promise<void>((resolve) => created.listen(port, '127.0.0.1', resolve));
    // The address of a TCP server is never a string, as it is for a pipe.
    port = (created.server.address() as AddressInfo).port;
    server = created;
  }

  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => mails,
    relent() {
      refused = undefined;
    },
    start,
    async stop(): Promise<void> {
      const stopping = server;
      server = null;
      if (stopping) await new Promise<void>((resolve) => stopping.close(resolve));
    },
  };
}
