import path from 'node:path';
import nodemailer from 'nodemailer';
import { writeDurably } from '@shop/node/durable-files';
import type { OutboxRow } from './outbox-repository';

export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** Delivers one mail or throws. A mail that is sent twice has the same Message-ID. */
export interface MailTransport {
  send(mail: OutboxRow, attachments: readonly Attachment[]): Promise<void>;
  close(): void;
}

const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function toMessage(mail: OutboxRow, attachments: readonly Attachment[], from: string) {
  const domain = /@([^\s@<>]+?)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: mail.recipient },
    replyTo: mail.reply_to ? { name: '', address: mail.reply_to } : undefined,
    subject: mail.subject,
    text: mail.body,
    html: mail.html,
    attachments: [...attachments],
    date: mail.created_at,
    messageId: `<${mail.message_id}@${domain}>`,
    headers: { 'auto-submitted': 'auto-generated' },
  };
}

/**
 * Signs in at the server without sending anything.
 * @throws Error that says what the server refuses, or that it does not answer
 */
export async function checkSmtp(url: string): Promise<void> {
  const transport = nodemailer.createTransport({ url, ...SMTP_TIMEOUTS });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Sends through an SMTP server over a few persistent connections. */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: 4, ...SMTP_TIMEOUTS });
  return {
    async send(mail, attachments) {
      await transport.sendMail(toMessage(mail, attachments, from));
    },
    close: () => transport.close(),
  };
}

function fileName({ id, created_at }: OutboxRow): string {
  return `${created_at.toISOString().replace(/[:.]/g, '-')}-${String(id).padStart(6, '0')}.eml`;
}

/**
 * Writes each mail as a file that any mail program can open.
 * Sending a mail again replaces its file.
 */
export function createFileTransport(folder: string, from: string): MailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail, attachments) {
      const { message } = await transport.sendMail(toMessage(mail, attachments, from));
      // A program that watches the folder never sees an incomplete mail, and one that the outbox
      // takes for sent is there.
      await writeDurably(path.join(folder, fileName(mail)), message);
    },
    close: () => transport.close(),
  };
}
