import type { OutboxRow } from '../../mail/outbox-repository';
import type { Attachment } from '../../mail/transports';
import { makeInvoiceOf, type InvoiceServices } from './make-invoice';

/** The invoice of the order that a mail is about; nothing for other mails. */
export async function attachInvoice(services: InvoiceServices, mail: OutboxRow): Promise<Attachment[]> {
  const content = mail.invoice_of === null ? null : await makeInvoiceOf(services, mail.invoice_of);
  if (!content) return [];
  const filename = `Счёт ${String(mail.invoice_of).padStart(6, '0')}.pdf`;
  return [{ filename, contentType: 'application/pdf', content }];
}
