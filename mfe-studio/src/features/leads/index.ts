export { leadsPath, NO_QUERY, readLeadQuery, type LeadQuery } from './lead-address';
export { LeadItem } from './lead-item';
export { LeadTools, StateTabs } from './lead-tools';
export { useLeadDesk } from './use-lead-desk';
export { useLeadList } from './use-lead-list';
