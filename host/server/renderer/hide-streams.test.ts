import { Console } from 'node:console';
import { Socket } from 'node:net';
import { hideStreams } from './hide-streams';

it('lets nobody open a connection with what a console has, and the console still writes', () => {
  const stream = new Socket();
  const write = jest.spyOn(stream, 'write').mockReturnValue(true);
  const target = new Console(stream, stream);

  hideStreams(target);
  target.error('a %s', 'warning');
  target.log('a line');

  for (const name of ['_stdout', '_stderr']) expect(Object.getPrototypeOf(Reflect.get(target, name))).toBeNull();
  expect(write.mock.calls).toEqual([['a warning\n'], ['a line\n']]);
});
