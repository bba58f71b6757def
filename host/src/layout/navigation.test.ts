import { currentMark, isSolutionCurrent } from './navigation';

describe('navigation', () => {
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
