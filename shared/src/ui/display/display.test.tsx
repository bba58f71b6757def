import { render, screen } from '@testing-library/react';
import { userEvent } from '../../testing';
import { Price } from '../type/price';
import { Breadcrumbs } from './breadcrumbs';
import { CountBadge } from './count-badge';
import { EmailText } from './email-text';
import { ErrorPanel } from './error-panel';
import { KeyValueList } from './key-value-list';
import { Stock } from './stock';

describe('display', () => {
  it.each([
    [48, 'В наличии'],
    [11, 'В наличии'],
    [10, 'Осталось 10 шт.'],
    [1, 'Осталось 1 шт.'],
    [0, 'Нет в наличии'],
  ])('says of %i pieces: %s', (count, text) => {
    render(<Stock count={count} type="product" />);

    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('names the term of what is ordered beyond stock', () => {
    render(<Stock count={0} orderTermDays={10} />);

    expect(screen.getByText('Под заказ, 10 дней')).toBeInTheDocument();
  });

  it('shows no stock for a service', () => {
    const { container } = render(<Stock count={0} type="service" />);

    expect(container).toBeEmptyDOMElement();
  });

  it('lets an address break before «@» and after a dot, and nowhere else', () => {
    const { container } = render(<EmailText email="anna.vetrova-7@trucks.example.ru" />);

    expect(container).toHaveTextContent('anna.vetrova-7@trucks.example.ru');
    expect(container.innerHTML.split('<wbr>')).toEqual(['anna.', 'vetrova-7', '@trucks.', 'example.', 'ru']);
  });

  it('hides a count of 0 and limits it to 99+', () => {
    const { container, rerender } = render(<CountBadge count={0} />);
    expect(container).toBeEmptyDOMElement();

    rerender(<CountBadge count={99} />);
    expect(container).toHaveTextContent('99');
    rerender(<CountBadge count={100} />);

    expect(container).toHaveTextContent('99+');
  });

  it('prints prices, and says when there is none', () => {
    render(
      <>
        <Price value={24900} prefix="от" />
        <Price value={null} />
      </>,
    );

    expect(screen.getByText('от 24 900 ₽')).toBeInTheDocument();
    expect(screen.getByText('Цена по запросу')).toBeInTheDocument();
  });

  it('shows a dash for a missing value', () => {
    render(<KeyValueList items={[{ label: 'Питание', value: '' }]} />);

    expect(screen.getByRole('definition')).toHaveTextContent('—');
  });

  it('names a failed block and offers a retry', async () => {
    const handleRetry = jest.fn();
    render(<ErrorPanel onRetry={handleRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Этот блок сейчас недоступенОстальная страница работает.');

    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

    expect(handleRetry).toHaveBeenCalledTimes(1);
  });

  it('links to the home page with the given link component', () => {
    const RouterLink = ({ to, children }: { to: string; children?: React.ReactNode }) => (
      <a href={`/shop${to}`}>{children}</a>
    );
    render(<Breadcrumbs linkComponent={RouterLink} items={[{ label: 'Главная', href: '/' }, { label: 'Корзина' }]} />);

    expect(screen.getByRole('link', { name: 'Главная' })).toHaveAttribute('href', '/shop/');
    expect(screen.getByText('Корзина')).toHaveAttribute('aria-current', 'page');
  });
});
