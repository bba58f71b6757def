import { createErrorReports } from './error-reports';

function setup() {
  const send = jest.fn();
  return { send, report: createErrorReports({ send, path: () => '/products' }) };
}

it('reports an error with the part that failed and the path of the page', () => {
  const { send, report } = setup();

  report('page', new TypeError('x is undefined'));

  expect(send).toHaveBeenCalledWith({
    source: 'page',
    message: 'x is undefined',
    stack: expect.stringContaining('error-reports.test'),
    path: '/products',
  });
});

it('reports what is no error', () => {
  const { send, report } = setup();

  report('window', 'just words');

  expect(send).toHaveBeenCalledWith(expect.objectContaining({ message: 'just words' }));
});

it('reports each message once, and five of them', () => {
  const { send, report } = setup();

  for (let count = 0; count < 20; count += 1) report('page', new Error(`error ${Math.floor(count / 2)}`));

  expect(send).toHaveBeenCalledTimes(5);
});

it('stays within what the shop accepts', () => {
  const { send, report } = setup();
  const error = new Error('я'.repeat(10_000));
  error.stack = 'at file.js\n'.repeat(10_000);

  report('page', error);

  expect(JSON.stringify(send.mock.calls).length).toBeLessThan(1500);
});
