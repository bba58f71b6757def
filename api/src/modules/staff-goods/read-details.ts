import { isPrinted } from '@shop/shared/documents';
import { isLinkTarget } from '@shop/shared/page-documents';
import { hasMaxLength } from '@shop/shared/validation';
import type { StaffProductInput } from '../../generated/resolvers-types';
import type { FieldErrors } from '../../input/field-errors';
import type { DetailsRow } from '../products/product-repository';
import type { StoredDetails } from './details-repository';
import type { GoodsRow } from './goods-repository';

const MOST = { keyFacts: 8, vehicles: 12, documents: 20, serviceIds: 20 } as const;
const LONGEST_TITLE = 100;
const LONGEST_TEXT = 300;
const DETAILS = ['keyFacts', 'vehicles', 'documents', 'serviceIds'] as const;

const TEXTS = {
  many: (most: number) => `Не\u00A0больше ${most}`,
  half: 'Заполните обе части каждой строки',
  long: 'Слишком длинно',
  twice: 'Названо дважды',
  service: 'Такой услуги нет',
  own: 'Это есть только у\u00A0товаров',
  document: 'Нужен файл сайта, страница вида /farms или адрес вида https://example.ru/passport.pdf',
  file: 'Такого файла на\u00A0сайте нет',
} as const;

type DetailName = (typeof DETAILS)[number];

/** What an edit of the details is checked against. */
export interface DetailsFacts {
  /** Null: it has none yet. */
  stored: StoredDetails | null;
  /** Of the services that the edit names, those that there are. */
  serviceIds: ReadonlySet<number>;
}

interface ReadDetails {
  /** All of them; null: they stay. */
  values: DetailsRow | null;
  /** Those that change. */
  changed: Record<DetailName, boolean>;
  errors: FieldErrors;
}

/** Figures keep their unit beside them: a space that does not break stays. */
const readWords = (text: string) => text.replace(/\p{C}/gu, ' ').replace(/ {2,}/g, ' ').trim();

const NONE: DetailsRow = { keyFacts: [], vehicles: [], documents: [], serviceIds: [] };

const storedOf = ({ stored }: DetailsFacts): DetailsRow =>
  stored
    ? {
        // The database keeps no order of the names.
        keyFacts: stored.keyFacts.map(({ value, text }) => ({ value, text })),
        vehicles: stored.vehicles.map(({ title, text }) => ({ title, text })),
        documents: stored.documents.map(({ title, href }) => ({ title, href })),
        serviceIds: stored.services.map(({ id }) => id),
      }
    : NONE;

/** A list of rows of two texts; a row of two empty ones is none. */
function readRows<Row extends object>(rows: readonly Row[] | null | undefined, shape: (row: Row) => Row): Row[] | null {
  return rows?.map(shape).filter((row) => Object.values(row).some((text) => text !== '')) ?? null;
}

function rowsError(rows: readonly object[], most: number): string | null {
  const texts = rows.map((row) => Object.values(row).map(String));
  if (rows.length > most) return TEXTS.many(most);
  if (texts.some((row) => row.includes(''))) return TEXTS.half;
  if (texts.some(([title = '', text = '']) => !hasMaxLength(title, LONGEST_TITLE) || !hasMaxLength(text, LONGEST_TEXT)))
    return TEXTS.long;
  return new Set(texts.map((row) => JSON.stringify(row))).size < rows.length ? TEXTS.twice : null;
}

const IS_ADDRESS = /^(?:\/|https?:\/\/)/;

function documentsError(documents: DetailsRow['documents']): string | null {
  const hrefs = documents.map(({ href }) => href);
  if (!hrefs.every((href) => IS_ADDRESS.test(href) && isLinkTarget(href))) return TEXTS.document;
  const files = hrefs.filter((href) => href.startsWith('/documents/') && href.endsWith('.pdf'));
  return files.every(isPrinted) ? null : TEXTS.file;
}

function servicesError(ids: readonly number[], known: ReadonlySet<number>): string | null {
  if (ids.length > MOST.serviceIds) return TEXTS.many(MOST.serviceIds);
  if (!ids.every((id) => known.has(id))) return TEXTS.service;
  return new Set(ids).size < ids.length ? TEXTS.twice : null;
}

function errorOf(name: DetailName, values: DetailsRow, { serviceIds }: DetailsFacts): string | null {
  if (name === 'serviceIds') return servicesError(values.serviceIds, serviceIds);
  const fault = rowsError(values[name], MOST[name]);
  return fault ?? (name === 'documents' ? documentsError(values.documents) : null);
}

/** Reads what an edit leaves on the page of a product. What is omitted stays. */
export function readDetails(row: GoodsRow, input: StaffProductInput, facts: DetailsFacts): ReadDetails {
  const stored = storedOf(facts);
  const values: DetailsRow = {
    keyFacts:
      readRows(input.keyFacts, ({ value, text }) => ({ value: readWords(value), text: readWords(text) })) ??
      stored.keyFacts,
    vehicles:
      readRows(input.vehicles, ({ title, text }) => ({ title: readWords(title), text: readWords(text) })) ??
      stored.vehicles,
    documents:
      readRows(input.documents, ({ title, href }) => ({ title: readWords(title), href: href.trim() })) ??
      stored.documents,
    serviceIds: input.serviceIds ?? stored.serviceIds,
  };
  const isChanged = (name: DetailName) => JSON.stringify(values[name]) !== JSON.stringify(stored[name]);
  const changed = {
    keyFacts: isChanged('keyFacts'),
    vehicles: isChanged('vehicles'),
    documents: isChanged('documents'),
    serviceIds: isChanged('serviceIds'),
  };
  const isOwner = row.type === 'product' && row.parent_id === null;
  const errors = DETAILS.filter((name) => changed[name]).flatMap((name) => {
    const fault = isOwner ? errorOf(name, values, facts) : TEXTS.own;
    return fault === null ? [] : [[name, fault] as const];
  });
  return {
    values: Object.values(changed).includes(true) ? values : null,
    changed,
    errors: Object.fromEntries(errors),
  };
}
