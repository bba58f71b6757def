import type { ReactNode } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '../../testing';
import { Button, ButtonLink } from './button';
import { IconButton } from './icon-button';

describe('Button', () => {
  it('does nothing while it is loading, and keeps focus', async () => {
    const handleClick = jest.fn();
    const handleSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
    const { container } = render(
      <form>
        <Button type="submit" isLoading onClick={handleClick}>
          Оформить заказ
        </Button>
      </form>,
    );
    container.querySelector('form')?.addEventListener('submit', handleSubmit);
    const button = screen.getByRole('button', { name: 'Оформить заказ' });

    await userEvent.click(button);

    expect(handleClick).not.toHaveBeenCalled();
    expect(handleSubmit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('submits only when told to, and says whether it is pressed', () => {
    render(
      <IconButton label="Сравнить INVIS DUOS" isPressed>
        <svg />
      </IconButton>,
    );
    const button = screen.getByRole('button', { name: 'Сравнить INVIS DUOS', pressed: true });

    fireEvent.click(button);

    expect(button).toHaveAttribute('type', 'button');
  });

  it('passes its styling props neither to the DOM nor to the component given by `as`', () => {
    const RouterLink = ({ to, children, ...rest }: { to: string; className?: string; children?: ReactNode }) => (
      <a href={to} {...rest}>
        {children}
      </a>
    );
    render(
      <ButtonLink as={RouterLink} to="/products" kind="outline" size="lg" isFull>
        К оборудованию
      </ButtonLink>,
    );
    const link = screen.getByRole('link', { name: 'К оборудованию' });

    expect(link.getAttributeNames().sort()).toEqual(['class', 'href']);
  });
});
