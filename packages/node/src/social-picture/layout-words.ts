import { createElement, type CSSProperties } from 'react';
import satori, { type Font } from 'satori';
import { FAMILY, TEXT_WEIGHT, TITLE_WEIGHT } from './fonts';
import { INK, SECOND_INK } from './colours';

/** Longer titles use a smaller size, so that they fit into four lines. */
const TITLE_SIZES = [
  { upTo: 34, px: 62 },
  { upTo: 60, px: 52 },
  { upTo: Infinity, px: 42 },
];

const COLUMN: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 28,
  width: '100%',
  height: '100%',
  fontFamily: FAMILY,
};

function titleStyle(title: string): CSSProperties {
  const px = TITLE_SIZES.find(({ upTo }) => title.length <= upTo)?.px;
  return {
    fontSize: px,
    lineHeight: 1.07,
    letterSpacing: '-0.035em',
    fontWeight: TITLE_WEIGHT,
    color: INK,
    // Line breaks in the title are intentional.
    whiteSpace: 'pre-wrap',
    textWrap: 'balance',
  };
}

const TEXT: CSSProperties = {
  fontSize: 24,
  lineHeight: 1.35,
  fontWeight: TEXT_WEIGHT,
  color: SECOND_INK,
  textWrap: 'balance',
};

interface Words {
  title: string;
  text: string;
}

interface Box {
  width: number;
  height: number;
  fonts: Font[];
}

/** Draws title and text as outlines, in an SVG document of the size of the box. */
export function layoutWords({ title, text }: Words, box: Box): Promise<string> {
  return satori(
    createElement(
      'div',
      { style: COLUMN },
      createElement('div', { style: titleStyle(title) }, title),
      createElement('div', { style: TEXT }, text),
    ),
    box,
  );
}
