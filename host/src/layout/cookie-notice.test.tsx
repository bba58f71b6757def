import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { readCookie } from '@shop/shared/runtime';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { renderWithShop } from '../testing/render-with-shop';
import { CookieNotice } from './cookie-notice';

const notice = () => screen.queryByRole('region', { name: 'Уведомление о файлах cookie' });

describe('CookieNotice', () => {
  beforeEach(() => {
    document.cookie = 'agree=; path=/; max-age=0';
    delete document.documentElement.dataset.cookies;
  });

  it('is shown until the visitor agrees', async () => {
    const first = renderWithShop(<CookieNotice />);
    expect(notice()).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'СОГЛАСИТЬСЯ' }));

    expect(notice()).not.toBeInTheDocument();
    expect(readCookie('agree')).toBe('true');
    first.unmount();
    renderWithShop(<CookieNotice />);
    expect(notice()).not.toBeInTheDocument();
  });

  it('accepts no other value of the cookie', () => {
    document.cookie = 'agree=false; path=/';

    renderWithShop(<CookieNotice />);

    expect(notice()).toBeInTheDocument();
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

  it('is not shown to a visitor who has agreed, not even during hydration', () => {
    document.cookie = 'agree=true; path=/';
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<CookieNotice />);
    const marks = new MutationObserver(() => undefined);
    marks.observe(document.documentElement, { attributes: true });

    render(<CookieNotice />, { container, hydrate: true });

    expect(notice()).not.toBeInTheDocument();
    expect(marks.takeRecords().map(({ attributeName }) => attributeName)).toEqual([]);
  });

  it('has no axe violations', async () => {
    const { container } = renderWithShop(<CookieNotice />);

    await expectNoAxeViolations(container);
  });
});
