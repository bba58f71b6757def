import { createHash } from 'node:crypto';
import { integrityOf } from './integrity';
import { runBundle } from './run-bundle';

const react = { useState: () => null };
const run = (code: string) => runBundle(code, 'mfe-test', '/remotes/mfe-test/1/browser/', { react });

describe('runBundle', () => {
  it('gives the remote that the bundle exposes, with the libraries of the host handed in', () => {
    const remote = run('exports.remote = { name: "mfe-test", routes: [], react: require("react") };');

    expect(remote.name).toBe('mfe-test');
    expect(remote).toHaveProperty('react', react);
  });

  it('takes a bundle that sets module.exports, and one that ends in a comment', () => {
    expect(run('module.exports = { remote: { name: "a", routes: [] } }; // the end').name).toBe('a');
  });

  it('hands in the address of the files of the version', () => {
    const remote = run('exports.remote = { name: __REMOTE_BASE__ + "a.svg", routes: [] };');

    expect(remote.name).toBe('/remotes/mfe-test/1/browser/a.svg');
  });

  it('throws what the bundle throws while it loads', () => {
    expect(() => run('throw new TypeError("broken at load");')).toThrow('broken at load');
  });

  it('throws for what is no script', () => {
    expect(() => run('<html>')).toThrow('Unexpected token');
  });

  it.each(['fs', './chunk.js', 'toString'])('refuses to give %s, which the host does not share', (request) => {
    expect(() => run(`require(${JSON.stringify(request)});`)).toThrow(
      `remote mfe-test asks for ${request}, which the host does not share`,
    );
  });

  it.each([
    '',
    'exports.remote = null;',
    'exports.remote = { name: "x" };',
    'exports.remote = { name: "x", routes: {} };',
  ])('refuses a bundle without a remote: %p', (code) => {
    expect(() => run(code)).toThrow('remote mfe-test exposes no remote module');
  });
});

describe('integrityOf', () => {
  it('is the SHA-256 that browsers check scripts by', () => {
    const bytes = Buffer.from('alert(1)');

    expect(integrityOf(bytes)).toBe(`sha256-${createHash('sha256').update('alert(1)').digest('base64')}`);
    expect(integrityOf(Buffer.from('alert(2)'))).not.toBe(integrityOf(bytes));
  });
});
