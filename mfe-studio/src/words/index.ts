export { approvalWords } from './approval-words';
export { blockName, blockWords, kindName } from './block-title';
export { formsWords, ordersWords, pressesWords, visitsWords } from './counts';
export { fold } from './fold';
export { itemTitle } from './item-title';
export { pageName } from './page-name';
export { hasEnded, periodWords, showingWords } from './period-words';
export { refusalWords } from './refusal-words';
export { valueWords } from './value-words';
