export { fieldComplaints } from './field-complaints';
export { FormFailure } from './form-failure';
export { useSending } from './use-sending';
