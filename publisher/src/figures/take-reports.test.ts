import Fastify from 'fastify';
import { noFigures } from '@shop/node/figures';
import { addReports } from './take-reports';

const REPORT = {
  ...{ hostId: 'a:3000', hostVersion: '1', setId: 'abc' },
  figures: [{ remote: 'mfe-catalog', version: '1', failedInARow: 0, ...noFigures(), views: 2 }],
};

function setup() {
  const onReport = jest.fn();
  const app = Fastify();
  addReports(app, 'secret', onReport);
  return { onReport, send: (payload: object) => app.inject({ method: 'POST', url: '/reports', payload }) };
}

it('takes the report of a host', async () => {
  const { send, onReport } = setup();

  const answer = await send(REPORT);

  expect([answer.statusCode, answer.json()]).toEqual([200, { secret: 'secret' }]);

  expect(onReport).toHaveBeenCalledWith(REPORT);
});

it('refuses anything else', async () => {
  const { send, onReport } = setup();

  expect((await send({ ...REPORT, figures: [{ views: 'many' }] })).json()).toMatchObject({ code: 'BAD_REQUEST' });

  expect(onReport).not.toHaveBeenCalled();
});
