export { FaqBlock as Faq } from './faq-block';
