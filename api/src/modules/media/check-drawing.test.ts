import { checkDrawing } from './check-drawing';
import { RefusedPictureError } from './refused-picture';

const svg = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="60">${inside}</svg>`,
  );

/** Each refers to the next one twice: the last is drawn 2 ** levels times. */
const nested = (element: string, property: string, levels: number) => {
  const use = (level: number) => `<rect width="9" height="9" ${property}="url(#m${level})"/>`.repeat(2);
  const own = Array.from({ length: levels }, (_, level) => `<${element} id="m${level}">${use(level + 1)}</${element}>`);
  return own.join('') + use(0);
};

/** A billion laughs: each group draws the one before it ten times. */
const laughs = (levels: number) => {
  const uses = (level: number) => `<use href="#u${level}"/>`.repeat(10);
  const groups = Array.from({ length: levels }, (_, level) => `<g id="u${level + 1}">${uses(level)}</g>`);
  return `<defs><path id="u0" d="M0 0h9"/>${groups.join('')}</defs><use href="#u${levels}"/>`;
};

const COMPLEX = 'он слишком сложный';
const SURPLUS = 'лишнее свойство';

function refusalOf(inside: string): string {
  try {
    checkDrawing(svg(inside));
    return '';
  } catch (error) {
    if (error instanceof RefusedPictureError) return error.text;
    throw error;
  }
}

it.each([
  ['22 nested masks', nested('mask', 'mask', 22)],
  ['22 nested clips', nested('clipPath', 'clip-path', 22)],
  ['masks named by a style', nested('mask', 'data-x', 22).replaceAll(/data-x="(.*?)"/g, 'style="mask:$1"')],
  [
    'masks with an escaped name',
    nested('mask', 'data-x', 22).replaceAll(/data-x="url(.*?)"/g, String.raw`style="mask:\75rl$1"`),
  ],
  [
    'several masks of one element',
    `<mask id="m"><path d="${'M0 0h9v9z'.repeat(500)}"/></mask>${`<rect mask="url(#m)"/>`.repeat(400)}`,
  ],
  ['a mask in itself', '<mask id="m"><rect mask="url(#m)"/></mask><rect mask="url(#m)"/>'],
  ['a billion laughs', laughs(9)],
  [
    'ten thousand laughs of large groups',
    laughs(4).replace('<path id="u0" d="M0 0h9"/>', `<g id="u0">${'<path/>'.repeat(20)}</g>`),
  ],
  [
    '11 times a mask of 4,400 shapes',
    `<mask id="m">${'<circle r="9"/>'.repeat(4400)}</mask>${'<rect mask="url(#m)"/>'.repeat(11)}`,
  ],
  ['a use of itself', '<g id="a"><use href="#a"/></g><use href="#a"/>'],
  ['uses in a circle', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
  [
    'dashes that a use hands down',
    `<path id="p" d="M0 0H90000"/><g stroke-dasharray=".001">${'<use href="#p"/>'.repeat(9)}</g>`,
  ],
  ['a pattern for all below', `<pattern id="p"><rect/></pattern><g fill="url(#p)">${'<rect/>'.repeat(9)}</g>`],
  [
    'a pattern for all that a use draws',
    '<pattern id="p"><rect/></pattern><rect id="r"/><use href="#r" style="fill:url(#p)"/>',
  ],
  ['nested patterns', nested('pattern', 'fill', 22)],
  ['many patterns', `<pattern id="p">${'<rect/>'.repeat(9)}</pattern>${'<rect fill="url(#p)"/>'.repeat(900)}`],
  ['a picture without end', `<image id="i" width="9" height="9" href="data:,0"/>${'<use href="#i"/>'.repeat(600)}`],
  ['layers without end', '<g opacity=".5"><path d="M0 0h9"/></g>'.repeat(600)],
  ['millions of dashes', '<path d="M0 0H90000" stroke-dasharray=".001"/>'.repeat(9)],
  ['dashes for everything below', `<g stroke-dasharray="1e-4">${'<circle r="9000"/>'.repeat(9)}</g>`],
])('refuses a drawing that a browser takes minutes to draw: %s', (_what, inside) => {
  expect(refusalOf(inside)).toContain(COMPLEX);
});

it.each([
  ['an escaped name of url()', String.raw`<path style="fill:\75rl(https://example.org/a)"/>`],
  ['an escape in an attribute', String.raw`<path fill="u\72 l(//example.org)"/>`],
  ['image-set()', '<path style="mask-image:image-set(&quot;https://example.org/a&quot; 1x)"/>'],
  ['-webkit-image-set()', '<path style="mask-image:-webkit-image-set(url(#a) 1x)"/>'],
  ['a quoted address', `<path fill="url('https://example.org/a')"/>`],
  ['an id that is written in another way', '<mask id="a b"/><path mask="url(#a%20b)"/>'],
  ['a quoted id with anything', `<mask id="a;b"/><path style="mask:url('#a;b')"/>`],
  ['a link to a file', '<linearGradient id="a" xlink:href="https://example.org/a.svg#b"/>'],
  ['an effect', '<g filter="blur(900px)"/>'],
  ['an effect of a style', '<g style="backdrop-filter: blur(9px)"/>'],
  ['a mask of the parent', '<g mask="url(#m)"><path mask="inherit"/></g>'],
  ['a value that is set elsewhere', '<g style="--m: url(#m)"><path style="mask: var(--m)"/></g>'],
])('refuses a reference that it would not count: %s', (_what, inside) => {
  expect(refusalOf(inside)).toContain(SURPLUS);
});

it.each([
  ['a part of another file', '<use href="https://example.org/a.svg#b"/>', 'в нём часть другого файла'],
  ['a part of a file beside it', '<use xlink:href="icons.svg#b"/>', 'в нём часть другого файла'],
  ['a part of embedded code', '<use href="data:image/svg+xml;base64,PHN2Zz4#a"/>', 'в нём часть другого файла'],
  ['a picture of another site', '<image width="9" height="9" href="https://example.org/a.png"/>', 'не вложена'],
  ['a picture of this computer', '<image width="9" height="9" xlink:href="file:///etc/passwd"/>', 'не вложена'],
  ['a picture beside it', '<image width="9" height="9" xlink:href="photo.jpg"/>', 'не вложена'],
  ['a drawing in it', '<image width="9" height="9" href="data:image/svg+xml;base64,PHN2Zz4="/>', 'не вложена'],
  ['a page in it', '<image width="9" height="9" href="data:text/html,x"/>', 'не вложена'],
  ['a picture of no size', '<image href="data:,0"/>', 'нет ширины и высоты'],
  ['a place of a picture elsewhere', '<linearGradient href="data:,0"/>', SURPLUS],
])('refuses %s, and says why and what helps', (_what, inside, why) => {
  const text = refusalOf(inside).replaceAll('\u00A0', ' ');

  expect(text).toContain(why);
  expect(text).toMatch(/Сохраните рисунок как PNG$/);
});

it.each([
  ['parts that are drawn several times', laughs(3)],
  [
    "Illustrator's clip of a use",
    '<defs><rect id="S_1" width="9" height="9"/></defs><clipPath id="S_2"><use xlink:href="#S_1" style="overflow:visible;"/></clipPath><g style="clip-path:url(#S_2)"><path/></g>',
  ],
  ['a symbol', '<symbol id="s" viewBox="0 0 9 9"><path/></symbol><use xlink:href="#s" width="9" height="9"/>'],
  [
    "Figma's fill with a picture",
    '<rect width="9" height="9" fill="url(#pattern0)"/><defs><pattern id="pattern0" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0_1_2" transform="scale(0.0025)"/></pattern><image id="image0_1_2" width="400" height="300" preserveAspectRatio="none" xlink:href="data:,0"/></defs>',
  ],
  [
    "Inkscape's pattern of another",
    '<defs><pattern id="a" width="4" height="4" patternUnits="userSpaceOnUse"><circle r="1"/></pattern><pattern id="b" xlink:href="#a" patternTransform="scale(2)"/></defs><rect style="fill:url(#b)"/>',
  ],
  [
    'gradients, by attribute and by style',
    `<linearGradient id="a"><stop/></linearGradient><linearGradient id="b_1.2" xlink:href="#a"/><path fill="url(#a)" style="stroke: url( '#b_1.2' ); opacity:.5"/>`,
  ],
  [
    'a few masks and clips',
    `<mask id="m"><rect/></mask><clipPath id="слой-1"><rect/></clipPath>${'<g mask="url(#m)"><g clip-path="url(#слой-1)"/></g>'.repeat(40)}`,
  ],
  ['200 dashed lines', '<path d="M10 10H300V200" stroke-dasharray="4 2"/>'.repeat(200)],
  ['words that look like functions', '<g id="image(1)" data-name="data: url(x)"><title>src(1) \\75rl(</title></g>'],
  ['4,000 shapes', '<path d="M10 10h30v20z" fill="#123456"/>'.repeat(4000)],
  ['a value for want of another', '<path fill="var(--fill-0, black)" filter="none"/>'],
])('takes %s', (_what, inside) => {
  expect(checkDrawing(svg(inside))).toEqual({ width: 90, height: 60 });
});
