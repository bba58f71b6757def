export { InvoiceButton } from './invoice-button';
export { PrintSheet } from './print-sheet';
export type { SheetRow } from './sheet-table';
