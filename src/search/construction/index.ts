/** First solutions. */
export { Savings, type Construction } from './savings.js';
export { savingsStart } from './savings-start.js';
