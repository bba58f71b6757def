import { currentMark, isSolutionCurrent } from './navigation';
import { NAV_END, NAV_START, SOLUTIONS } from './site-links';

describe('navigation', () => {
  it('lists the pages of the header', () => {
    expect([...NAV_START, ...NAV_END].map(({ to, text }) => [to, text])).toEqual([
      ['/products', 'Оборудование'],
      ['/services', 'Услуги'],
      ['/integrators', 'Сервер Мониторинга'],
      ['/wherebuy', 'Где купить'],
      ['/support', 'Поддержка'],
      ['/about', 'О компании'],
    ]);
    expect(SOLUTIONS.map(({ to }) => to)).toEqual(['/rental', '/lease', '/logistic', '/integrators']);
  });

  it('marks the page itself and the pages below it', () => {
    expect(currentMark('/support', '/support')).toBe('page');
    expect(currentMark('/support/success', '/support')).toBe('true');
    expect(currentMark('/supporters', '/support')).toBeUndefined();
  });

  it('marks «Решения» only where no entry of the first level is marked', () => {
    expect(isSolutionCurrent('/rental')).toBe(true);
    expect(isSolutionCurrent('/integrators')).toBe(false);
    expect(isSolutionCurrent('/')).toBe(false);
  });
});
