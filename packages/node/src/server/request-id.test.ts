import { requestId } from './request-id';

it('keeps an id that a proxy has given', () => {
  expect(requestId('6f1c2f7e-req_1')).toBe('6f1c2f7e-req_1');
});

it.each([undefined, '', 'short', 'with spaces in it', 'a'.repeat(65), 'line\nbreak-1'])(
  'makes an id of its own instead of %j',
  (header) => {
    expect(requestId(header)).toMatch(/^[\da-f-]{36}$/);
  },
);
