export { factTexts, fillFacts, type Fact } from './fill-facts';
