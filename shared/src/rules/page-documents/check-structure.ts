import { readInstant } from '../format/calendar';
import { fault, isRecord, type Place } from './check-value';
import { isLinkTarget } from './links';
import type { DocumentFault } from './page-document';

/** Of a document in JSON. It travels with its call: see `MAX_CALL_BYTES`. */
const MAX_BYTES = 400_000;

/** The longest body of a call to the API: a document, and what goes with it. */
export const MAX_CALL_BYTES = 450_000;
/** What somebody reads whose call is longer. */
export const CALL_TOO_LARGE = `Слишком много за\u00A0один раз: можно до\u00A0${MAX_CALL_BYTES / 1000}\u00A0КБ`;
const MAX_BLOCKS = 60;
const MAX_DEPTH = 10;
const MAX_TEXT = 5000;
const MAX_TYPE = 60;

/** Names by which a value could reach the prototypes of objects. */
const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype']);

const at = (path: string): Place => ({ path, names: [] });

function checkInside(value: unknown, path: string, depth: number): DocumentFault[] {
  if (depth > MAX_DEPTH) return [fault(at(path), 'too-deep', `вложенность больше ${MAX_DEPTH} уровней`)];
  if (typeof value === 'string') {
    if (value.length > MAX_TEXT)
      return [fault(at(path), 'too-long', `слишком длинный текст: ${value.length} знаков, можно до\u00A0${MAX_TEXT}`)];
    if (value.includes('\u0000')) return [fault(at(path), 'characters', 'в\u00A0тексте недопустимый знак U+0000')];
    const isLink = path.endsWith('.href') && value !== '';
    return isLink && !isLinkTarget(value) ? [fault(at(path), 'link', `по\u00A0ссылке «${value}» нельзя перейти`)] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => checkInside(item, `${path}[${index}]`, depth + 1));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = path === '' ? name : `${path}.${name}`;
    if (DANGEROUS.has(name)) return [fault(at(place), 'unknown', `имя «${name}» недопустимо`)];
    return checkInside(inner, place, depth + 1);
  });
}

const PERIOD = ['startsAt', 'endsAt'] as const;
const isInstant = (value: unknown) => typeof value === 'string' && readInstant(value) !== null;

function checkBlocks(content: readonly unknown[]): DocumentFault[] {
  return content.flatMap((block, index) => {
    const path = `content[${index}]`;
    if (!isRecord(block) || !isRecord(block.props)) return [fault(at(path), 'type', 'блок без полей')];
    const { type, isHidden = true } = block;
    if (isHidden !== true) return [fault(at(`${path}.isHidden`), 'type', 'блок или скрыт, или нет')];
    const wrong = PERIOD.find((name) => block[name] !== undefined && !isInstant(block[name]));
    if (wrong) return [fault(at(`${path}.${wrong}`), 'type', 'нужны день и\u00A0время')];
    const isType = typeof type === 'string' && type !== '' && type.length <= MAX_TYPE;
    return isType ? [] : [fault(at(`${path}.type`), 'type', 'у\u00A0блока нет вида')];
  });
}

/**
 * What keeps a document from being saved as a draft. An unfinished page can be saved; what is too
 * large, too deep or dangerous cannot.
 */
export function checkStructure(document: unknown): DocumentFault[] {
  if (!isRecord(document) || !isRecord(document.root) || !isRecord(document.root.props))
    return [fault(at('root.props'), 'type', 'это не\u00A0страница')];
  if (!Array.isArray(document.content)) return [fault(at('content'), 'type', 'нужен список блоков')];
  const text = JSON.stringify(document);
  if (new TextEncoder().encode(text).byteLength > MAX_BYTES)
    return [fault(at(''), 'too-large', `страница больше ${MAX_BYTES / 1000}\u00A0КБ`)];
  if (document.content.length > MAX_BLOCKS)
    return [fault(at('content'), 'too-many', `блоков ${document.content.length}, можно до\u00A0${MAX_BLOCKS}`)];
  const known = new Set(['root', 'content', 'zones']);
  const others = Object.keys(document).filter((name) => !known.has(name));
  return [
    ...others.map((name) => fault(at(name), 'unknown', `имя «${name}» недопустимо`)),
    ...checkBlocks(document.content),
    ...(isRecord(document.zones ?? {}) && Object.keys(document.zones ?? {}).length === 0
      ? []
      : [fault(at('zones'), 'unknown', 'блоки внутри блоков недопустимы')]),
    ...checkInside(document, '', 0),
  ];
}
