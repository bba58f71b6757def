import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answerWith, chooseDelivery, createFakeApi, failWith, fillRecipient, PLACED, submit } from '../../testing';
import { renderCheckout } from '../../testing/render-checkout';

const location = { latitude: 55.7, longitude: 37.6 };
const point = (id: number, typeId: number, address: string) => ({
  id,
  typeId,
  title: 'Пункт выдачи «Верста»',
  city: 'Химки',
  address,
  place: `Пункт выдачи «Верста»: Москва, ${address}`,
  schedule: 'Пн–Сб 9:00–20:00',
  location,
});
const POINTS = [
  point(10, 3, 'ул. Пролётная, д. 12'),
  point(11, 2, 'Складочная ул., д. 9'),
  point(12, 2, 'Рязанский пр-т, д. 32'),
];

const CARRIER = /Транспортная компания/;

function renderWith(...points: Parameters<typeof answerWith>) {
  const api = createFakeApi(PLACED);
  api.points = answerWith({ sitePickupPoints: points.flat() });
  return renderCheckout({ api });
}

const pointGroup = () => within(screen.getByRole('radiogroup', { name: 'Пункт выдачи' }));

describe('the pick-up points of the checkout', () => {
  it('are to be chosen from a list, in place of an address', async () => {
    const { api, container } = renderWith(POINTS);
    await fillRecipient();
    await chooseDelivery('Москва', CARRIER);

    await screen.findByRole('radiogroup', { name: 'Пункт выдачи' });
    expect(pointGroup().getAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByLabelText('Улица')).not.toBeInTheDocument();
    await submit();
    expect(await screen.findByText('Проверьте: пункт выдачи')).toBeVisible();
    await expectNoAxeViolations(container);

    await userEvent.click(pointGroup().getByRole('radio', { name: 'Химки, Рязанский пр-т, д. 32' }));
    await submit();

    expect(await screen.findByText('Открыта страница /checkout/finish')).toBeVisible();
    const input = api.calls[0]?.variables.input;
    expect(input).toMatchObject({ deliveryCityId: 1, deliveryTypeId: 2, deliveryPointId: 12 });
    expect(input).not.toHaveProperty('deliveryStreet');
  });

  it('has the only place of the shop chosen', async () => {
    renderWith(POINTS);
    await chooseDelivery('Москва', /Самовывоз/);

    expect(await screen.findByRole('radio', { name: 'Химки, ул. Пролётная, д. 12' })).toBeChecked();
    expect(await screen.findByRole('link', { name: 'Как добраться: Химки, ул. Пролётная, д. 12' })).toHaveAttribute(
      'href',
      expect.stringContaining('55.7%2C37.6'),
    );
  });

  it('forgets a point that the other way does not have', async () => {
    renderWith(POINTS);
    await chooseDelivery('Москва', CARRIER);
    await userEvent.click(await screen.findByRole('radio', { name: 'Химки, Складочная ул., д. 9' }));
    await userEvent.click(screen.getByRole('radio', { name: /Самовывоз/ }));
    await userEvent.click(screen.getByRole('radio', { name: CARRIER }));

    for (const radio of pointGroup().getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('gives way to a typed address where no points are known', async () => {
    renderWith([]);
    await chooseDelivery('Москва', CARRIER);

    expect(await screen.findByLabelText('Улица')).toBeVisible();
  });

  it('can be loaded again after a failure, and meanwhile an address does', async () => {
    const api = createFakeApi(PLACED);
    api.points = failWith('INTERNAL_SERVER_ERROR');
    renderCheckout({ api });
    await chooseDelivery('Москва', CARRIER);
    expect(await screen.findByText('Пункты выдачи не загрузились')).toBeVisible();
    expect(screen.getByLabelText('Улица')).toBeVisible();

    api.points = answerWith({ sitePickupPoints: POINTS });
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

    await waitFor(() => expect(pointGroup().getAllByRole('radio')).toHaveLength(2));
  });

  it('does without the map when its remote is down', async () => {
    renderWith(POINTS);
    await chooseDelivery('Москва', CARRIER);
    await userEvent.click(await screen.findByRole('button', { name: 'Показать на карте' }));

    expect(await screen.findByText('Карта сейчас недоступна. Выберите пункт из списка.')).toBeVisible();
    expect(pointGroup().getAllByRole('radio')).toHaveLength(2);
  });
});

it('offers no pick-up in a city without a place', async () => {
  renderWith([]);
  await chooseDelivery('Якутск', CARRIER);

  expect(screen.queryByRole('radio', { name: /Самовывоз/ })).not.toBeInTheDocument();
});
