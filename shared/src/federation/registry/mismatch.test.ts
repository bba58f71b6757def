import { findMismatch } from './mismatch';

const provides = { react: '19.3.1', '@shop/shared': '3.1.0', runtime: '0.9.2' };

it.each([
  ['the same version', { react: '19.3.1' }],
  ['an older minor', { '@shop/shared': '3.0.4' }],
  ['another patch', { react: '19.3.2', runtime: '0.9.4' }],
  ['a major only, as older entries name it', { react: '19' }],
  ['nothing', {}],
])('finds nothing when a version needs %s', (_what, requires) => {
  expect(findMismatch(requires, provides)).toBeNull();
});

it.each([
  ['another major', { react: '18.3.0' }, { packageName: 'react', needed: '18.3.0', provided: '19.3.1' }],
  ['a newer minor', { react: '19.4.0' }, { packageName: 'react', needed: '19.4.0', provided: '19.3.1' }],
  ['another minor of a package before 1.0', { runtime: '0.8.0' }, expect.objectContaining({ packageName: 'runtime' })],
  ['what is not provided', { urql: '5.0.0' }, { packageName: 'urql', needed: '5.0.0', provided: undefined }],
  ['no version at all', { react: 'latest' }, expect.objectContaining({ needed: 'latest' })],
])('names %s', (_what, requires, mismatch) => {
  expect(findMismatch(requires, provides)).toEqual(mismatch);
});
