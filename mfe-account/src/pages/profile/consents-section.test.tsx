import { act, screen, waitFor } from '@testing-library/react';
import { expectNoAxeViolations, fakeApi, renderPage, type ApiAnswer, userEvent } from '@shop/shared/testing';
import { ANNA } from '../../testing';
import { ConsentsSection } from './consents-section';

const decision = (purpose: string, isGiven: boolean) => ({
  purpose,
  isGiven,
  textsVersion: '3 от 28.11.2026',
  decidedAt: '2026-11-28T10:00:00.000Z',
});
const listOf = (...currentUserConsents: object[]): ApiAnswer => ({ data: { currentUserConsents } });
const SIGNED_UP = decision('account', true);
const KEPT: ApiAnswer = { data: { siteSetConsent: { success: true } } };

async function renderConsents(...answers: ApiAnswer[]) {
  const view = renderPage(ConsentsSection, {
    at: '/profile',
    api: fakeApi(...answers),
    token: 'secret-token',
    prepare: (shop) => shop.auth.setState({ isAuth: true, user: ANNA }),
  });
  // The list arrives after the first render.
  await act(async () => undefined);
  return view;
}

const tick = () => screen.findByRole('checkbox', { name: /письма об\sакциях/ });

it('offers an own tick for advertising, which nobody has ticked before', async () => {
  const { api, container } = await renderConsents(
    listOf(SIGNED_UP),
    KEPT,
    listOf(SIGNED_UP, decision('advertising', true)),
  );
  expect(await tick()).not.toBeChecked();
  await expectNoAxeViolations(container);

  await userEvent.click(await tick());

  await waitFor(async () => expect(await tick()).toBeChecked());
  expect(api.calls[1]).toEqual({
    operation: 'SetConsent',
    variables: { input: { purpose: 'advertising', isGiven: true } },
  });
  expect(screen.getByText(/^Согласие дано 28 ноября 2026, редакция 3 от 28\.11\.2026\./)).toBeVisible();
});

it('takes it back in the same place', async () => {
  const { api } = await renderConsents(
    listOf(decision('advertising', true)),
    KEPT,
    listOf(decision('advertising', false)),
  );

  await userEvent.click(await tick());

  await waitFor(async () => expect(await tick()).not.toBeChecked());
  expect(api.calls[1]?.variables).toEqual({ input: { purpose: 'advertising', isGiven: false } });
  expect(screen.getByText(/^Согласие отозвано 28 ноября 2026/)).toBeVisible();
});

it('says so when a choice was not kept', async () => {
  const { shop } = await renderConsents(listOf(), { code: 'NETWORK_ERROR' });

  await userEvent.click(await tick());

  await waitFor(() => expect(shop.notices.getState().notices).toMatchObject([{ kind: 'error' }]));
  expect(await tick()).not.toBeChecked();
});
