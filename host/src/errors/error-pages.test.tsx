import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '@shop/shared/testing';
import { renderWithShop } from '../testing/render-with-shop';
import { renderErrorPage } from '../app/render-error-page';
import { ErrorPage } from './error-page';
import { NotFoundPage } from './not-found-page';

describe('error pages', () => {
  it('shows that the page could not be found, with a link home', async () => {
    const { container } = renderWithShop(<NotFoundPage />);

    expect(screen.getByText('This page could not be found')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(/^404/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Страница не найдена' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
    await expectNoAxeViolations(container);
  });

  it('shows message and code, 500 by default, and a way to try again', async () => {
    const { container } = renderWithShop(<ErrorPage message="render failed" />, { path: '/services?sort=price' });

    expect(screen.getByText('render failed').parentElement).toHaveTextContent('500 render failed');
    expect(screen.getByRole('link', { name: 'Обновить страницу' })).toHaveAttribute('href', '/services?sort=price');
    expect(screen.queryByRole('link', { name: 'На главную' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it.each([
    [500, /^Ошибка на нашей стороне/],
    [503, /^Сейчас на сайте слишком много посетителей/],
    [429, /^С вашего адреса пришло слишком много запросов/],
  ] as const)('says what %s means', (statusCode, text) => {
    document.body.innerHTML = renderErrorPage(statusCode).html;

    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('adds a link home for 404', () => {
    renderWithShop(<ErrorPage statusCode={404} message="Not Found" />);

    expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  });
});
