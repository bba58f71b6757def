export { fieldComplaints } from './field-complaints';
export { FormFailure } from './form-failure';
export { useSending, type Sending } from './use-sending';
