export { amountInWords } from './amount-in-words';
export { formatDate, formatDateLong, formatDateTime, formatDayMonth, formatTime, isoDate } from './date';
export { digitsOf } from './digits';
export { formatNumber, formatOrderNumber } from './number';
export { formatPhone, maskPhone, nationalDigits, phoneHref } from './phone';
export { countOf, plural } from './plural';
export type { PluralForms } from './plural';
export { formatPrice } from './price';
export { fillTemplate } from './template';
