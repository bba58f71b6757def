export { factTexts, fillFacts, type Fact } from './fill-facts';
export { firstYearPrice, type FirstYearPrice } from './first-year-price';
