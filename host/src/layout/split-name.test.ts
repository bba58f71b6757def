import { initialsOf, splitName } from './split-name';

describe('splitName', () => {
  it.each([
    ['Анна Ветрова', 'Анна', 'Ветрова'],
    [' Анна  Мария Ветрова ', 'Анна Мария', 'Ветрова'],
    ['Анна', '', 'Анна'],
    ['', '', ''],
  ])('splits %p before the last word', (fullname, first, last) => {
    expect(splitName(fullname)).toEqual({ first, last });
  });
});

describe('initialsOf', () => {
  it.each([
    ['анна ветрова', 'АВ'],
    ['Анна', 'А'],
    ['', ''],
  ])('returns for %p the initials %p', (fullname, initials) => {
    expect(initialsOf(fullname)).toBe(initials);
  });
});
