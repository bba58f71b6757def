import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { readCookie } from '@shop/shared/runtime';
import { expectNoAxeViolations } from '@shop/shared/testing';
import { renderWithShop } from '../testing/render-with-shop';
import { CookieNotice } from './cookie-notice';

const notice = () => screen.queryByRole('region', { name: 'Уведомление о файлах cookie' });

describe('CookieNotice', () => {
  beforeEach(() => {
    document.cookie = 'agree=; path=/; max-age=0';
    delete document.documentElement.dataset.cookies;
  });

  it('shows until it is agreed to', async () => {
    const first = renderWithShop(<CookieNotice />);
    expect(notice()).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'СОГЛАСИТЬСЯ' }));

    expect(notice()).not.toBeInTheDocument();
    expect(readCookie('agree')).toBe('true');
    first.unmount();
    renderWithShop(<CookieNotice />);
    expect(notice()).not.toBeInTheDocument();
  });

  it('takes no other value of the cookie for an agreement', () => {
    document.cookie = 'agree=false; path=/';

    renderWithShop(<CookieNotice />);

    expect(notice()).toBeInTheDocument();
  });

  it('keeps room for itself below the page while it shows', async () => {
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(77);
    const { style } = document.documentElement;

    renderWithShop(<CookieNotice />);
    expect(style.getPropertyValue('--room-below')).toBe('77px');
    await userEvent.click(screen.getByRole('button', { name: 'СОГЛАСИТЬСЯ' }));

    expect(style.getPropertyValue('--room-below')).toBe('');
    height.mockRestore();
  });

  it('opens the privacy policy in a new tab', () => {
    renderWithShop(<CookieNotice />);

    const more = screen.getByRole('link', { name: /^Подробнее/ });

    expect(more).toHaveAttribute('href', '/documents/privacy-policy.pdf');
    expect(more).toHaveAttribute('target', '_blank');
  });

  it('stands in the HTML of the server, for everyone alike', () => {
    expect(renderToString(<CookieNotice />)).toContain('СОГЛАСИТЬСЯ');
  });

  it('asks nothing of a page whose visitor has agreed, not even while it hydrates', () => {
    document.cookie = 'agree=true; path=/';
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<CookieNotice />);
    const marks = new MutationObserver(() => undefined);
    marks.observe(document.documentElement, { attributes: true });

    render(<CookieNotice />, { container, hydrate: true });

    expect(notice()).not.toBeInTheDocument();
    expect(marks.takeRecords().map(({ attributeName }) => attributeName)).toEqual([]);
  });

  it('has nothing for axe to find', async () => {
    const { container } = renderWithShop(<CookieNotice />);

    await expectNoAxeViolations(container);
  });
});
