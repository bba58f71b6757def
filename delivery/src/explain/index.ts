export { explainStack, type ExplainedFrame, type Explanation } from './explain-stack';
export { MAX_STACK } from './stack-frames';
