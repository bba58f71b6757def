import { readTraceId, readTraceparent, traceparentOf } from './index';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

it.each([`00-${TRACE}-${SPAN}-01`, `00-${TRACE}-${SPAN}-03`, `cc-${TRACE}-${SPAN}-01`])('reads %s', (header) => {
  expect(readTraceId(header)).toBe(TRACE);
  expect(traceparentOf(readTraceparent(header))).toBe(`00-${TRACE}-${SPAN}-01`);
});

it.each([
  ['no header', undefined],
  ['several headers', [`00-${TRACE}-${SPAN}-01`, `00-${TRACE}-${SPAN}-01`]],
  ['an empty one', ''],
  ['one that is not sampled', `00-${TRACE}-${SPAN}-00`],
  ['capital letters', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
  ['an id of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
  ['a span of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['a version that cannot be', `ff-${TRACE}-${SPAN}-01`],
  ['a short id', `00-${TRACE.slice(1)}-${SPAN}-01`],
  ['more than it has', `00-${TRACE}-${SPAN}-01-${'x'.repeat(5000)}`],
  ['a line break', `00-${TRACE}-${SPAN}-01\n`],
  ['two in one', `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`],
])('takes %s for none', (_what, header) => {
  expect(readTraceId(header)).toBeNull();
  expect(readTraceparent(header)).toBeUndefined();
  expect(traceparentOf(readTraceparent(header))).toBeNull();
});
