import type { OutboxRow } from '../../mail/outbox-repository';
import type { Attachment } from '../../mail/transports';
import { makeInvoiceOf, type InvoiceServices } from './make-invoice';

/** The invoice of the order that a mail is about; nothing for other mails. */
export async function attachInvoice(services: InvoiceServices, mail: OutboxRow): Promise<Attachment[]> {
  const invoice = mail.invoice_of === null ? null : await makeInvoiceOf(services, mail.invoice_of);
  if (!invoice) return [];
  const filename = `Счёт ${invoice.number.replace(/^№\s/, '')}.pdf`;
  return [{ filename, contentType: 'application/pdf', content: invoice.content }];
}
