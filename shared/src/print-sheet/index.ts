export { InvoiceButton } from './invoice-button';
export { PrintSheet } from './print-sheet';
export { SheetFrame } from './sheet-frame';
export type { SheetParty } from './sheet-party';
export type { SheetRow } from './sheet-table';
