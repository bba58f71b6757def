import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expectNoAxeViolations } from '@shop/shared/testing';
import { FieldsContext, type FieldsState } from './fields-context';
import { PeriodFields } from './period-fields';

const STATE: FieldsState = {
  change: () => undefined,
  insertItem: () => undefined,
  moveItem: () => undefined,
  removeItem: () => undefined,
  isAnchorTaken: () => false,
  facts: new Map(),
  faults: new Map(),
  focus: null,
  goods: new Map(),
  linkTargets: () => [],
};

function setUp(
  changes: Partial<FieldsState> = {},
  start: { startsAt?: string; endsAt?: string } = {},
  hasOwnEnd = false,
) {
  const change = jest.fn();
  function Panel() {
    const [period, setPeriod] = useState(start);
    const state = {
      ...{ ...STATE, ...changes },
      change: (path: string, value: unknown) => {
        change(path, value);
        setPeriod({ ...period, [path.split('.').at(-1) ?? '']: value });
      },
    };
    return (
      <FieldsContext value={state}>
        <PeriodFields path="content[3]" period={period} hasOwnEnd={hasOwnEnd} />
      </FieldsContext>
    );
  }
  return { change, ...render(<Panel />) };
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const from = () => screen.getByLabelText(/^Показывать с, Москва/);
const until = () => screen.getByLabelText(/^Показывать до, Москва/);

it('keeps day and time in Moscow as an instant, and nothing for an empty field', async () => {
  const { change, container } = setUp({}, { startsAt: '2026-12-01T07:00:00.000Z' });
  expect(from()).toHaveValue('2026-12-01T10:00');

  fireEvent.change(until(), { target: { value: '2026-12-05T23:59' } });
  expect(change).toHaveBeenLastCalledWith('content[3].endsAt', '2026-12-05T20:59:00.000Z');
  expect(until()).toHaveValue('2026-12-05T23:59');

  fireEvent.change(from(), { target: { value: '' } });
  expect(change).toHaveBeenLastCalledWith('content[3].startsAt', undefined);
  expect(from()).toBeVisible();
  await expectNoAxeViolations(container);
});

it('is folded while nobody needs it, and opens at a fault of its own', () => {
  const { unmount } = setUp();
  expect(from()).not.toBeVisible();
  unmount();

  const faults = new Map([['content[3].endsAt', 'конец показа не\u00A0позже начала']]);
  setUp({ faults, focus: { path: 'content[3].endsAt', takesCursor: true } });
  expect(until()).toHaveFocus();
  expect(until()).toHaveAccessibleDescription(expect.stringMatching(/не.позже начала/));
});

it('leaves the end to a kind that has one', () => {
  setUp({}, { startsAt: '2026-12-01T07:00:00.000Z' }, true);
  expect(screen.queryByLabelText(/^Показывать до/)).toBeNull();
});
