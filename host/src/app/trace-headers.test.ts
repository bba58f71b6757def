/** @jest-environment jsdom */
import { traceHeaders } from './trace-headers';

const allow = (value: '0' | '1') => void (document.cookie = `statistics=${value}; path=/`);
const idOf = () => traceHeaders().traceparent?.split('-')[1];

afterEach(() => history.replaceState(null, '', '/'));

it('names no trace before the visitor allows statistics, and none after a refusal', () => {
  expect(traceHeaders()).toEqual({});

  allow('0');

  expect(traceHeaders()).toEqual({});
});

it('names one trace for all calls of a page, and another one for the next page', () => {
  allow('1');
  const { traceparent = '' } = traceHeaders();

  const [id, again] = [idOf(), traceHeaders().traceparent];
  history.replaceState(null, '', '/cart');

  expect(traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(again).toContain(id);
  expect(again).not.toBe(traceparent);
  expect(idOf()).not.toBe(id);
});
