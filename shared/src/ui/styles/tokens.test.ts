import { darkScope, lightScope } from './tokens';

function namesOf(scope: typeof lightScope) {
  const text = scope.filter((part) => typeof part === 'string').join('');
  return text.match(/--[a-z0-9-]+(?=:)/g);
}

describe('lightScope', () => {
  it('resets everything that a dark block sets, and nothing else', () => {
    expect(namesOf(lightScope)).toContain('--c-text');
    expect(namesOf(lightScope)).toEqual(namesOf(darkScope));
  });
});
