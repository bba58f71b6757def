import { describeDialogPath, dialogPathParam } from './index';

jest.mock('../content/dialog.json', () => jest.requireActual<{ DIALOG: object }>('../testing/dialog').DIALOG);

it('tells the path in words', async () => {
  expect(await describeDialogPath(dialogPathParam('beacon', ['no-start', 'tag']))).toBe(
    'Модель: Маяк. Пройдено: Не заводится → Метка молчит. Не помогло.',
  );
});

it.each(['', 'beacon', 'gone.tag', 'beacon.gone', '<script>'])('says nothing of %j', async (param) => {
  expect(await describeDialogPath(param)).toBe('');
});
