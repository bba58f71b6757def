import { createHash } from 'node:crypto';
import { contentSecurityPolicy, type PolicyInput } from './content-security-policy';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function sourcesOf(name: string, input: Partial<PolicyInput> = {}): string[] {
  const policy = contentSecurityPolicy({
    css: '',
    inlineScript: 'start()',
    scriptOrigins: [],
    mapTilesUrl: null,
    ...input,
  });
  const directive = policy.split('; ').find((text) => text.split(' ')[0] === name);
  if (directive === undefined) throw new Error(`no directive ${name}`);
  return directive.split(' ').slice(1);
}

describe('contentSecurityPolicy', () => {
  it('allows each style element of the page by its hash, and the empty one of styled-components', () => {
    const css = '<style data-styled="true">a{color:red}</style>\n<style>b{\n}</style>';

    expect(sourcesOf('style-src', { css })).toEqual(["'self'", hashOf('a{color:red}'), hashOf('b{\n}'), hashOf('')]);
    expect(hashOf('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });

  it('forbids frames, scripts of other sites, and inline scripts but the given one', () => {
    expect(sourcesOf('default-src')).toEqual(["'none'"]);
    expect(sourcesOf('script-src')).toEqual(["'self'", hashOf('start()')]);
    expect(sourcesOf('frame-ancestors')).toEqual(["'none'"]);
    expect(sourcesOf('object-src')).toEqual(["'none'"]);
    expect(sourcesOf('base-uri')).toEqual(["'none'"]);
    expect(sourcesOf('form-action')).toEqual(["'self'"]);
    expect(sourcesOf('require-trusted-types-for')).toEqual(["'script'"]);
    expect(sourcesOf('trusted-types')).toEqual(['default']);
  });

  it('allows frames of this site where the page asks for them', () => {
    expect(sourcesOf('frame-ancestors', { isFramed: true })).toEqual(["'self'"]);
    expect(sourcesOf('frame-src', { hasFrames: true })).toEqual(["'self'"]);
    expect(() => sourcesOf('frame-src')).toThrow('no directive frame-src');
  });

  it('allows the origins of remotes on other sites', () => {
    const scriptOrigins = ['https://a.test', 'https://b.test:8443'];

    expect(sourcesOf('script-src', { scriptOrigins })).toEqual(["'self'", hashOf('start()'), ...scriptOrigins]);
    expect(sourcesOf('connect-src', { scriptOrigins })).toEqual(["'self'", ...scriptOrigins]);
    expect(sourcesOf('img-src', { scriptOrigins })).toEqual(["'self'", 'data:', ...scriptOrigins]);
  });

  it.each([
    ['https://{s}.tiles.test/{z}/{x}/{y}.png', 'https://*.tiles.test'],
    ['https://tiles-{s}.map.test:8443/{z}/{x}/{y}.png', 'https://*.map.test:8443'],
    ['https://tiles.test/{z}/{x}/{y}.png', 'https://tiles.test'],
  ])('allows images of the map from %s and nothing else from there', (mapTilesUrl, origin) => {
    expect(sourcesOf('img-src', { mapTilesUrl })).toEqual(["'self'", 'data:', origin]);
    expect(sourcesOf('connect-src', { mapTilesUrl })).toEqual(["'self'"]);
    expect(sourcesOf('script-src', { mapTilesUrl })).toEqual(["'self'", hashOf('start()')]);
  });

  it('is one line', () => {
    expect(
      contentSecurityPolicy({ css: '<style>a\nb</style>', inlineScript: 'a\nb', scriptOrigins: [], mapTilesUrl: null }),
    ).not.toMatch(/\n|\s\s/);
  });
});
