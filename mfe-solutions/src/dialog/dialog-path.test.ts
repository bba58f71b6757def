import { describeDialogPath, dialogPathParam } from './index';

it('tells the path in words', async () => {
  const text = await describeDialogPath(dialogPathParam('invis_duos', ['no-start', 'tag']));

  expect(text.replaceAll('\u00A0', ' ')).toBe(
    'Модель: INVIS DUOS. Пройдено: Двигатель не заводится, метка со мной → Метка не откликается. Не помогло.',
  );
});

it.each(['', 'invis_duos', 'gone.tag', 'invis_duos.gone', '<script>'])('says nothing of %j', async (param) => {
  expect(await describeDialogPath(param)).toBe('');
});
