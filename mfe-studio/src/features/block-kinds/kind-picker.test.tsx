import { render, screen } from '@testing-library/react';
import { shape, text } from '@shop/shared/page-documents';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import type { Common } from '../../editing';
import { KindPicker } from './kind-picker';

const schemas = { kinds: { Quote: shape({ text: text('Текст') }, 'Цитата'), Common: shape({}, 'Общий блок') } };
const common = (id: string, title: string, state: Common['state']): Common => ({
  ...{ id, title, state },
  block: { type: 'Quote', props: { id: 'quote' } },
});
const commons = [common('c1', 'Заявка', 'live'), common('c2', 'Прошлая акция', 'off')];

it('offers common blocks by their names, beside the kinds, and none that was taken off', async () => {
  const onPickCommon = jest.fn();
  const { container } = render(<KindPicker {...{ schemas, commons, onPickCommon }} onPick={() => undefined} />);

  expect(screen.getByRole('heading', { name: 'Общие' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Цитата', 'Заявка']);
  await expectNoAxeViolations(container);

  await userEvent.type(screen.getByRole('searchbox'), 'заяв');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Заявка' }));
  expect(onPickCommon).toHaveBeenCalledWith(commons[0]);
});
