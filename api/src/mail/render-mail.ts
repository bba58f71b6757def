import { fillText, type MailValues } from './fill-text';
import { layoutMail, type MailBlocks, type MailTable } from './layout-mail';
import { pictureOf, picturesOf, type PicturedProduct } from './mail-pictures';
import { mailTexts, type MailKey } from './mail-texts';
import type { Mail } from './outbox-repository';
import { currentSeller } from '../current-seller';
import { greetingName, withoutLinks } from './sender-words';

export type { MailKey };

export interface MailWarning {
  /** Follows the subject of the mail. */
  subject: string;
  paragraph: string;
}

export interface MailRequest {
  key: MailKey;
  recipient: string;
  /** Where answers go; by default to the shop's mailbox for people. */
  replyTo?: string | null;
  values: MailValues;
  table?: MailTable;
  /** What was bought. */
  goods?: readonly PicturedProduct[];
  /** They come before everything else, for a mail that must not wait. */
  warnings?: MailWarning[];
  /** The origin of the mail's links. */
  publicUrl: string;
}

/** Values that the sender of a form wrote, besides the name. */
const WRITTEN = ['message', 'phone', 'requisiteName', 'deliveryAddress', 'deliveryPeriod'] as const;

/** The values for a mail to an address from a form, which may be a stranger's. */
function withSafeWords(values: MailValues): MailValues {
  const written = WRITTEN.map((name) => [name, values[name] && withoutLinks(values[name])] as const);
  return { ...values, ...Object.fromEntries(written), name: values.name && greetingName(values.name) };
}

function findTemplate(key: MailKey) {
  const template = mailTexts().mails.find((mail) => mail.key === key);
  if (!template) throw new Error(`no mail text ${key}`);
  return template;
}

/** A link to the site, `tel:` or `mailto:`; null when the target is missing. */
function fillLink(href: string, values: MailValues, publicUrl: string): string | null {
  const filled = fillText(href, values);
  if (filled === '' || /^(tel|mailto):$/.test(filled)) return null;
  if (filled.startsWith('tel:')) return `tel:${filled.replace(/[^\d+]/g, '')}`;
  return filled.startsWith('/') ? `${publicUrl}${filled}` : filled;
}

function toBlocks({ key, values: given, table, goods = [], warnings = [], publicUrl }: MailRequest): MailBlocks {
  const template = findTemplate(key);
  const { common, orderTable } = mailTexts();
  const isForShop = template.to === 'shop';
  const values = isForShop ? given : withSafeWords(given);
  const fill = (text: string) => fillText(text, values);
  // A fact that nothing is known of is left out.
  const toFact = ([label = '', value = '']: string[]): [string, string][] => {
    const known = fill(value);
    return known ? [[label, known]] : [];
  };
  const ownLink = fillLink('{url}', values, publicUrl);
  const greeting = values.name ? fill(common.greetingNamed) : common.greeting;
  return {
    picture: pictureOf(key, publicUrl),
    goods: isForShop ? [] : picturesOf(goods, publicUrl),
    // «Заявка партнёра» of «Заявка партнёра: {company}», when there is no company.
    subject: [
      fill(template.subject) || template.subject.replace(/: \{.*/, ''),
      ...warnings.map(({ subject }) => subject),
    ].join('. '),
    preheader: fill(template.preheader),
    greeting: isForShop ? null : greeting,
    paragraphs: [...warnings.map(({ paragraph }) => paragraph), ...template.paragraphs.map(fill)].filter(Boolean),
    facts: (template.facts ?? []).flatMap(toFact),
    table: table ? { ...table, title: orderTable.title, head: orderTable.head } : null,
    buttons: template.buttons.flatMap(({ text, href }) => {
      const link = fillLink(href, values, publicUrl);
      return link === null ? [] : [{ text, href: link }];
    }),
    linkFallback: isForShop || ownLink === null ? null : fillText(common.linkFallback, { url: ownLink }),
    safety: isForShop ? null : common.safety,
    footer: isForShop ? [] : common.footer,
    signature: common.signature,
  };
}

function toText(blocks: MailBlocks): string {
  const { greeting, paragraphs, facts, table, buttons, safety, footer, signature } = blocks;
  const lines =
    table?.lines.map(({ name, count, sum, isChild }) => `${isChild ? '  + ' : '- '}${name}, ${count}: ${sum}`) ?? [];
  const totals = table?.totals.map(([label, amount]) => `${label}: ${amount}`) ?? [];
  const tableText = table ? [table.title, ...lines, ...totals].join('\n') : null;
  const factsText = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const links = buttons.map(({ text, href }) => `${text}: ${href}`).join('\n');
  return [greeting, ...paragraphs, factsText, tableText, links, safety, `${signature}\n${footer.join('\n')}`]
    .filter(Boolean)
    .join('\n\n');
}

/** Renders a mail as HTML and text, with its copy from mails.json. */
export function renderMail(request: MailRequest): Mail {
  const blocks = toBlocks(request);
  return {
    recipient: request.recipient,
    replyTo: request.replyTo ?? (findTemplate(request.key).to === 'shop' ? null : currentSeller().email),
    subject: blocks.subject,
    html: layoutMail(blocks),
    text: toText(blocks),
  };
}
