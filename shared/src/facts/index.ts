export { factTexts, fillFacts, splitAtFacts, splitAtNames, type Fact, type FactTexts } from './fill-facts';
export { firstYearPrice, type FirstYearPrice } from './first-year-price';
