import { formatDateTime } from '../format/date';
import { checkValue, fault, inField, isRecord, type Place } from './check-value';
import { checkStructure } from './check-structure';
import type { ShapeField } from './field';
import { isNeverShown, isShownAt, periodOf, turnsOf, withNeverShownEmptied, withUnshownEmptied } from './hidden-blocks';
import { isPageAddress } from './links';
import { pageSchema, type Block, type DocumentFault, type Schemas, type PageDocument } from './page-document';

const PAGE: Place = { path: 'root.props', names: [`«${pageSchema.label}»`] };

/** @returns where the props of a block are, and what its editor calls it */
function placeOf({ type }: Block, index: number, { kinds }: Schemas): Place {
  const label = Object.hasOwn(kinds, type) ? kinds[type]?.label : undefined;
  return { path: `content[${index}].props`, names: [`«${label ?? type}»`] };
}

function schemaOf({ type }: Block, { kinds }: Schemas): ShapeField | undefined {
  return Object.hasOwn(kinds, type) ? kinds[type] : undefined;
}

function checkBlock(block: Block, index: number, schemas: Schemas): DocumentFault[] {
  const schema = schemaOf(block, schemas);
  const place = placeOf(block, index, schemas);
  return schema
    ? checkValue(schema, block.props, place)
    : [fault({ ...place, path: `content[${index}].type` }, 'unknown', 'такого блока нет')];
}

/** An end before the start: the block would never be there. */
function checkPeriod(block: Block, index: number, schemas: Schemas): DocumentFault[] {
  const { startsAt, endsAt } = periodOf(block);
  if (startsAt === undefined || endsAt === undefined || Date.parse(startsAt) < Date.parse(endsAt)) return [];
  const isOwn = block.endsAt === endsAt;
  const place = { ...placeOf(block, index, schemas), path: `content[${index}].${isOwn ? 'endsAt' : 'props.endsAt'}` };
  return [fault(place, 'period', 'конец показа не\u00A0позже начала')];
}

/** The heading of the page is that of the first block that shoppers see at a time. */
function checkHeading({ root, content }: PageDocument, schemas: Schemas, timeMs: number): DocumentFault[] {
  const index = content.findIndex((block) => isShownAt(block, timeMs));
  const first = content[index];
  if (!first) return [fault({ path: 'content', names: [] }, 'empty', emptyWords(content, timeMs))];
  if (root.props.news) return []; // its headline is above the blocks
  const fields = Object.entries(schemaOf(first, schemas)?.fields ?? {});
  const [name, field] = fields.find(([, inner]) => inner.type === 'text' && inner.role === 'heading') ?? [];
  if (name !== undefined && typeof first.props[name] === 'string') return [];
  const place = placeOf(first, index, schemas);
  return [
    fault(
      field ? inField(place, name ?? '', field.label) : place,
      'heading',
      content.some(hasPeriod)
        ? `с\u00A0${formatDateTime(timeMs)} этот блок будет первым и\u00A0должен начинаться с\u00A0заголовка страницы`
        : 'первый блок должен начинаться с\u00A0заголовка страницы',
    ),
  ];
}

/** Anchors are ids of elements: one that is there twice cannot be reached. */
export function anchorsOf({ content }: PageDocument, schemas: Schemas): { id: string; place: Place }[] {
  return content.flatMap((block, index) => {
    const place = placeOf(block, index, schemas);
    const inner = Object.entries(block.props).flatMap(([list, items]) =>
      (Array.isArray(items) ? items : []).flatMap((item: unknown, at) =>
        isRecord(item) && typeof item.id === 'string'
          ? [{ id: item.id, place: { path: `${place.path}.${list}[${at}].id`, names: place.names } }]
          : [],
      ),
    );
    const { id } = block.props;
    return [...(typeof id === 'string' ? [{ id, place: inField(place, 'id', 'Якорь') }] : []), ...inner];
  });
}

/** The anchors of a document, to which links may lead: those of blocks that are shown at a time. */
export function anchorsIn(document: PageDocument, timeMs: number): string[] {
  return anchorsOf(withUnshownEmptied(document, timeMs), { kinds: {} }).map(({ id }) => id);
}

function checkAnchors(document: PageDocument, schemas: Schemas): DocumentFault[] {
  const anchors = anchorsOf(document, schemas);
  return anchors
    .filter(({ id }, index) => anchors.findIndex((other) => other.id === id) < index)
    .map(({ id, place }) => fault(place, 'repeated', `якорь «${id}» уже есть на\u00A0странице`));
}

/** Every text of the blocks, with its path. */
export function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, `${path}[${index}]`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, path === '' ? name : `${path}.${name}`));
}

/** Links to anchors of the same page that are not there for shoppers at a time. */
function checkOwnLinks(document: PageDocument, schemas: Schemas, timeMs: number): DocumentFault[] {
  const ids = new Set(anchorsIn(document, timeMs));
  const sometimes = new Set(anchorsOf(withNeverShownEmptied(document, timeMs), schemas).map(({ id }) => id));
  const hidden = new Set(anchorsOf(document, schemas).map(({ id }) => id));
  const wrong = (id: string) => {
    if (sometimes.has(id)) return `ссылка видна и\u00A0тогда, когда блок «#${id}» не\u00A0показан`;
    return hidden.has(id)
      ? `ссылка ведёт на\u00A0скрытый блок «#${id}»`
      : `ссылка ведёт на\u00A0якорь «#${id}», которого нет`;
  };
  return withUnshownEmptied(document, timeMs).content.flatMap((block, index) => {
    const place = placeOf(block, index, schemas);
    return textsOf(block.props, place.path)
      .filter(({ path, text }) => path.endsWith('.href') && text.startsWith('#') && !ids.has(text.slice(1)))
      .map(({ path, text }) => fault({ path, names: place.names }, 'anchor', wrong(text.slice(1))));
  });
}

/** «6 вопросов» above seven. */
function checkCounts(document: PageDocument, schemas: Schemas): DocumentFault[] {
  return document.content.flatMap((block, index) => {
    const fields = Object.entries(schemaOf(block, schemas)?.fields ?? {});
    return fields.flatMap(([name, field]) => {
      const list = field.type === 'text' && field.counts ? block.props[field.counts] : null;
      const text = String(block.props[name]);
      const [, said] = /^(\d+)\s/.exec(text) ?? [];
      if (!Array.isArray(list) || said === undefined || Number(said) === list.length) return [];
      const place = inField(placeOf(block, index, schemas), name, field.label);
      return [fault(place, 'count', `написано «${text}», а\u00A0в\u00A0списке ${list.length}`)];
    });
  });
}

type Check = (document: PageDocument, schemas: Schemas, timeMs: number) => DocumentFault[];

/** What has to be right whenever somebody looks: each fault once, of the first time that has it. */
function checkTimes(document: PageDocument, schemas: Schemas, fromMs: number, checks: readonly Check[]) {
  const times = [fromMs, ...turnsOf(document).filter((turn) => turn > fromMs)];
  const faults = times.flatMap((timeMs) => checks.flatMap((check) => check(document, schemas, timeMs)));
  return faults.filter(
    ({ path, code }, index) => faults.findIndex((other) => other.path === path && other.code === code) === index,
  );
}

/** What is wrong in the blocks, wherever they stand. */
function checkContent(document: PageDocument, schemas: Schemas, fromMs: number, ofTimes: readonly Check[]) {
  const { content } = document;
  return [
    ...content.flatMap((block, index) => (isNeverShown(block, fromMs) ? [] : checkBlock(block, index, schemas))),
    ...content.flatMap((block, index) => (block.isHidden ? [] : checkPeriod(block, index, schemas))),
    ...checkTimes(document, schemas, fromMs, ofTimes),
    ...checkAnchors(document, schemas),
    ...checkCounts(withNeverShownEmptied(document, fromMs), schemas),
  ];
}

/**
 * Everything that keeps a document from being published, as far as it can be said without the rest
 * of the site. A hidden block may be unfinished: it is checked once it is shown.
 * @param fromMs the time from which it will be on the site
 */
export function checkDocument(schemas: Schemas, value: unknown, fromMs: number = Date.now()): DocumentFault[] {
  const broken = checkStructure(value);
  if (broken.length > 0) return broken;
  const document = value as PageDocument; // it has the structure; each part is checked below
  const { path } = document.root.props;
  const hasAddress = path === '/' || (typeof path === 'string' && isPageAddress(path));
  return [
    ...checkValue(pageSchema, document.root.props, PAGE),
    ...(hasAddress ? [] : [fault(inField(PAGE, 'path', pageSchema.fields.path.label), 'address', ADDRESS_WORDS)]),
    ...checkContent(document, schemas, fromMs, [checkHeading, checkOwnLinks]),
  ];
}

/**
 * The same for the document of a common block, which has a name, and neither an address nor the
 * heading of a page.
 */
export function checkCommonDocument(schemas: Schemas, value: unknown, fromMs: number = Date.now()): DocumentFault[] {
  const broken = checkStructure(value);
  if (broken.length > 0) return broken;
  const document = value as PageDocument; // it has the structure
  const title = inField({ path: PAGE.path, names: [] }, 'title', 'Название');
  return [
    ...checkValue(pageSchema.fields.title, document.root.props.title, title),
    ...checkContent(document, schemas, fromMs, [checkOwnLinks]),
  ];
}

const NO_BLOCKS = 'на\u00A0странице нет ни\u00A0одного блока';
const ALL_HIDDEN = 'на\u00A0странице нечего показать: все блоки скрыты';
const ADDRESS_WORDS = 'нужен адрес вида /rental: строчные латинские буквы, цифры, дефис, до\u00A080 знаков';

const hasPeriod = (block: Block) => !block.isHidden && Object.keys(periodOf(block)).length > 0;

function emptyWords(content: readonly Block[], timeMs: number): string {
  if (content.length === 0) return NO_BLOCKS;
  return content.some(hasPeriod) ? `с\u00A0${formatDateTime(timeMs)} на\u00A0странице нечего показать` : ALL_HIDDEN;
}
