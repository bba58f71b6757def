export { SavingsCalculator } from './savings-calculator';
