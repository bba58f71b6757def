export { readPrint, printPath, SHEET_KINDS, SHEET_LABELS } from './print-address';
export { PrintLink } from './print-link';
export { countSheets, PrintSheets } from './print-sheets';
export { usePrintedOrders } from './use-printed-orders';
