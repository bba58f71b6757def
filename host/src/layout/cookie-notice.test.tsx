import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { readCookie } from '@shop/shared/runtime';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { renderWithShop } from '../testing/render-with-shop';
import { CookieNotice } from './cookie-notice';
import { Footer } from './footer';
import { noteConsent } from './note-consent';

jest.mock('./note-consent', () => ({ noteConsent: jest.fn() }));

const notice = () => screen.queryByRole('region', { name: 'Уведомление о файлах cookie' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const cookies = () => [readCookie('agree'), readCookie('statistics')];

describe('CookieNotice', () => {
  beforeEach(() => {
    for (const name of ['agree', 'statistics']) document.cookie = `${name}=; path=/; max-age=0`;
    // As the starter sets it.
    document.documentElement.dataset.cookies = 'asked';
    jest.mocked(noteConsent).mockClear();
  });

  it.each([
    ['СОГЛАСИТЬСЯ', '1'],
    ['Только необходимые', '0'],
  ])('is shown until the visitor presses «%s», which keeps statistics=%s', async (button, statistics) => {
    renderWithShop(<CookieNotice />);
    expect(notice()).toBeVisible();

    await press(button);

    expect(notice()).not.toBeInTheDocument();
    expect(cookies()).toEqual(['true', statistics]);
  });

  it('lets a choice be taken back from the footer', async () => {
    renderWithShop(
      <>
        <Footer />
        <CookieNotice />
      </>,
    );
    await press('СОГЛАСИТЬСЯ');

    await press('Настройки cookie');
    expect(notice()).toBeVisible();
    await press('Только необходимые');

    expect(cookies()).toEqual(['true', '0']);
    expect(jest.mocked(noteConsent).mock.calls).toEqual([[true], [false]]);
  });

  it('tells the shop nothing of a choice that changes nothing', async () => {
    document.cookie = 'agree=true; path=/';
    renderWithShop(<CookieNotice />);

    await press('Только необходимые');

    expect(noteConsent).not.toHaveBeenCalled();
  });

  it('opens the privacy policy in a new tab', () => {
    renderWithShop(<CookieNotice />);

    const more = screen.getByRole('link', { name: /^Подробнее/ });

    expect(more).toHaveAttribute('href', '/documents/privacy-policy.pdf');
    expect(more).toHaveAttribute('target', '_blank');
  });

  it('is always in the HTML of the server', () => {
    expect(renderToString(<CookieNotice />)).toContain('СОГЛАСИТЬСЯ');
  });

  it('is hidden from a visitor who has chosen', () => {
    delete document.documentElement.dataset.cookies;

    renderWithShop(<CookieNotice />);

    expect(notice()).not.toBeInTheDocument();
  });

  it('has no axe violations', async () => {
    const { container } = renderWithShop(<CookieNotice />);

    await expectNoAxeViolations(container);
  });
});
