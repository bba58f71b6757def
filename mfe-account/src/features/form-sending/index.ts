export { fieldComplaints } from './field-complaints';
export { FormFailure } from './form-failure';
export { readKeptInput } from './kept-input';
export { useSending, type Sending } from './use-sending';
