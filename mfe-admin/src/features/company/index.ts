export { CompanyForm } from './company-form';
export { useCompany } from './use-company';
