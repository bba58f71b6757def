import { initialsOf, splitName } from './split-name';

describe('splitName', () => {
  it.each([
    ['Анна Ветрова', 'Анна', 'Ветрова'],
    [' Анна  Мария Ветрова ', 'Анна Мария', 'Ветрова'],
    ['Анна', '', 'Анна'],
    ['', '', ''],
  ])('puts the last word of %p on a line of its own', (fullname, first, last) => {
    expect(splitName(fullname)).toEqual({ first, last });
  });
});

describe('initialsOf', () => {
  it.each([
    ['анна ветрова', 'АВ'],
    ['Анна', 'А'],
    ['', ''],
  ])('makes of %p %p', (fullname, initials) => {
    expect(initialsOf(fullname)).toBe(initials);
  });
});
