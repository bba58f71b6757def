export { LineList } from './line-list';
export { BuyerFacts, DeliveryFacts, PaymentFacts } from './order-facts';
export { OrderNotes } from './order-notes';
export { OrderMails, OrderRecord } from './order-record';
