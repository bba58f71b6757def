export { explain } from './explain';
export type { ExplainedFrame, Explanation } from './explain-stack';
export { MAX_STACK } from './stack-frames';
