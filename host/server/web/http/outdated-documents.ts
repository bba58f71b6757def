import type { FastifyInstance, FastifyReply } from 'fastify';
import { factTexts, fillFacts } from '@shop/shared/facts';
import type { SellerQuery } from '@shop/shared/public-lists';
import { fillSeller, SELLER, type Seller } from '@shop/shared/seller';
import { LEGAL_TEXTS } from '../../../documents/legal-texts';
import { renderMarkdown } from '../../../documents/markdown';
import printedWords from '../../../documents/printed-words.json';
import { renderLegalPage } from '../../../src/app/render-error-page';
import type { ListCache, ListTexts } from '../lists/list-cache';
import { readOnce } from '../lists/read-once';
import { plainDocument } from './error-pages';

/** What each PDF says of the facts and of the seller that its text names, by its path. */
export type PrintedWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

const SELLER_NAME = /^seller\./;

const readFacts = readOnce('facts', factTexts);

/** Null while nobody says who sells. */
function sellerOf({ seller }: ListTexts): Seller | null {
  if (!seller) return null;
  const { data } = JSON.parse(seller.text) as { data: Partial<SellerQuery> }; // an older API says nothing
  return data.siteSeller ? { ...SELLER, ...data.siteSeller } : null;
}

/** Whether a PDF names the seller otherwise than the shop does today. */
function namesAnother(words: Readonly<Record<string, string>>, seller: Seller | null): boolean {
  if (seller === null) return false;
  return Object.entries(words).some(
    ([name, text]) => SELLER_NAME.test(name) && fillSeller(`{${name}}`, seller) !== text,
  );
}

function saysOtherFacts(words: Readonly<Record<string, string>>, { facts }: ListTexts): boolean {
  if (!facts) return false;
  const texts = readFacts(facts);
  return Object.entries(words).some(([name, text]) => !SELLER_NAME.test(name) && texts.get(name) !== text);
}

/** The text of a PDF as a page, with today's seller and the facts that were printed. */
function sendLegalText(reply: FastifyReply, source: string, words: Readonly<Record<string, string>>, seller: Seller) {
  const text = fillSeller(fillFacts(source, new Map(Object.entries(words))), seller);
  const [, title = ''] = /^# (.+)$/m.exec(text) ?? [];
  const { html, csp } = plainDocument(title, renderLegalPage(renderMarkdown(text)));
  return reply.header('content-security-policy', csp).type('text/html; charset=utf-8').send(html);
}

/**
 * PDFs are printed for a release. While a manual says other facts or another seller than the shop,
 * its PDF leads to its page, which is written from today's. Legal texts hold as they were printed,
 * and a change of their facts is a new edition; but whoever reads one must find today's seller: it
 * is then shown as a page. Without lists the PDFs are served.
 */
export function addOutdatedDocuments(
  app: FastifyInstance,
  lists: Pick<ListCache, 'get'>,
  printed: PrintedWords = printedWords,
): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    const [path = ''] = url.split('?', 1);
    const words = Object.hasOwn(printed, path) ? printed[path] : undefined;
    if (!words) return;
    const texts = await lists.get();
    const seller = sellerOf(texts);
    const legal = LEGAL_TEXTS.get(path);
    const isOutdated = namesAnother(words, seller) || (!legal && saysOtherFacts(words, texts));
    if (!isOutdated) return;
    reply.header('cache-control', 'no-store');
    if (legal && seller) await sendLegalText(reply, legal, words, seller);
    else await reply.redirect(path.replace(/\.pdf$/, ''));
  });
}
