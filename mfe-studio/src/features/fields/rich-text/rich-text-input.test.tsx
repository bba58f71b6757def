import { constant, richText, shape, text, variants } from '@shop/shared/page-documents';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { render, screen } from '@testing-library/react';
import { RichTextInput } from './rich-text-input';

let mockIsAway = true;

jest.mock('./rich-text-code', () => {
  if (mockIsAway) throw new Error('Loading chunk rich-text failed');
  return { RichTextEditor: () => <p>Поле с текстом</p> };
});

const paragraph = shape({ type: constant('paragraph'), text: text('Текст') }, 'Абзац');
const field = richText(variants({ paragraph }), 'Части текста');

it('says that the editor has not loaded, and loads it when asked again', async () => {
  const { container } = render(
    <RichTextInput field={field} path="content[0].props.nodes" value={[]}>
      {() => null}
    </RichTextInput>,
  );

  expect(screen.getByText('Загружаем редактор текста…')).toBeVisible();
  expect(await screen.findByText(/Редактор текста не\sзагрузился/)).toBeVisible();
  await expectNoAxeViolations(container);

  mockIsAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

  expect(await screen.findByText('Поле с текстом')).toBeVisible();
});
