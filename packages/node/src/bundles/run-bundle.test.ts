import { createHash } from 'node:crypto';
import { integrityOf } from './integrity';
import { runBundle } from './run-bundle';

const react = { useState: () => null };
const run = (code: string) => runBundle(code, 'mfe-test', '/remotes/mfe-test/1/browser/', { react });

describe('runBundle', () => {
  it("returns the bundle's remote, which uses the host's libraries", () => {
    const remote = run('exports.remote = { name: "mfe-test", routes: [], react: require("react") };');

    expect(remote.name).toBe('mfe-test');
    expect(remote).toHaveProperty('react', react);
  });

  it('runs a bundle that sets module.exports, and one that ends in a comment', () => {
    expect(run('module.exports = { remote: { name: "a", routes: [] } }; // the end').name).toBe('a');
  });

  it("passes the address of the version's files", () => {
    const remote = run('exports.remote = { name: __REMOTE_BASE__ + "a.svg", routes: [] };');

    expect(remote.name).toBe('/remotes/mfe-test/1/browser/a.svg');
  });

  it.each(['fs', './chunk.js', 'toString'])('refuses to resolve %s, which the host does not share', (request) => {
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
  it('is the SHA-256 that browsers compare scripts with', () => {
    const bytes = Buffer.from('alert(1)');

    expect(integrityOf(bytes)).toBe(`sha256-${createHash('sha256').update('alert(1)').digest('base64')}`);
    expect(integrityOf(Buffer.from('alert(2)'))).not.toBe(integrityOf(bytes));
  });
});
