export { factTexts, fillFacts, splitAtNames, type Fact, type FactTexts } from './fill-facts';
export { firstYearPrice, serviceOf, type FirstYearPrice } from './first-year-price';
