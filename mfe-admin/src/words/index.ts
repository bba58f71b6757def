export { ageOf, callWords, isLate } from './call-words';
export { failureWords } from './failure-words';
export { OTHER_REASON, reasonOf, type ReasonForm } from './reason';
export { MOVE_LABELS, STATUS_PLURALS } from './status-words';
export { fold } from './fold';
