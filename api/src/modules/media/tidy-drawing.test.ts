import { checkDrawing } from './check-drawing';
import { RefusedPictureError } from './refused-picture';
import { tidyDrawing } from './tidy-drawing';

const tidy = (text: string) => tidyDrawing(Buffer.from(text)).toString();

const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In -->
<svg version="1.1" id="Слой_1" xmlns="http://www.w3.org/2000/svg" x="0px" y="0px" viewBox="0 0 120 40"
  style="enable-background:new 0 0 120 40;" xml:space="preserve">
<style type="text/css">
	.st0{fill:#1A1A1A;}
	.st1,.st2{fill:none;stroke:#00AA55;stroke-width:2;}
	.st2{stroke-width:3;}
</style>
<g><path class="st0" d="M0 0h9v9z"/><path class="st1 st2" style="opacity:.5" d="M9 9h9"/></g></svg>`;

const INKSCAPE = `<svg width="90mm" height="60mm" viewBox="0 0 90 60" xmlns="http://www.w3.org/2000/svg"
  xmlns:svg="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" sodipodi:docname="logo.svg">
  <sodipodi:namedview id="base"><inkscape:grid/></sodipodi:namedview>
  <metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>
  <svg:g inkscape:label="A &amp; B"><title>Знак &lt;1&gt;</title><path style="fill:red" d="M0 0h9"/></svg:g></svg>`;

it("puts the rules of Illustrator's style sheet at their elements, the later and the closer last", () => {
  const drawing = tidy(ILLUSTRATOR);

  expect(drawing).toContain('<path d="M0 0h9v9z" style="fill:#1A1A1A">');
  expect(drawing).toContain(
    'style="fill:none;stroke:#00AA55;stroke-width:2;fill:none;stroke:#00AA55;stroke-width:2;stroke-width:3;opacity:.5"',
  );
  expect(drawing).not.toContain('<style');
  expect(checkDrawing(Buffer.from(drawing))).toEqual({ width: 120, height: 40 });
});

it('leaves out what Inkscape notes for itself, and keeps words as they are', () => {
  const drawing = tidy(INKSCAPE);

  expect(drawing).not.toMatch(/inkscape|sodipodi|metadata|rdf/i);
  expect(drawing).toContain('<g><title>Знак &lt;1&gt;</title><path d="M0 0h9" style="fill:red">');
  expect(checkDrawing(Buffer.from(drawing))).toEqual({ width: 90, height: 60 });
});

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;

it.each([
  ['an effect', '<style>.a{filter:url(#f)}</style><g class="a"><path d="M0 0"/></g>'],
  ["an effect's element", '<filter id="f"/>'],
  ['a foreign file', '<style>path{fill:url(//example.org/a)}</style><path d="M0 0"/>'],
  ['an escaped one', String.raw`<style>path{fill:\75rl(//example.org/a)}</style><path d="M0 0"/>`],
  ['a rule for steps', '<style>g path{fill:red}</style>'],
  ['a rule that is no style', '<style>@import "//example.org/a";</style>'],
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<g onload="alert(1)"/>'],
])('makes nothing of %s that may be shown, and names the way out', (_what, inside) => {
  const show = () => checkDrawing(tidyDrawing(Buffer.from(svg(inside))));

  expect(show).toThrow(RefusedPictureError);
  expect(show).toThrow(expect.objectContaining({ text: expect.stringMatching(/Сохраните рисунок как PNG$/) }));
});
