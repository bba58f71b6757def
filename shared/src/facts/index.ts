export { factTexts, fillFacts, type Fact, type FactTexts } from './fill-facts';
