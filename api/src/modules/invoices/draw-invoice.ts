import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { fonts } from './fonts';
import type { Invoice, InvoiceParty } from './invoice';
import { toPrintable } from './printable';

// The same sizes and inks as the other documents of the shop (host/documents).
const MARGIN = 54;
const COLUMN_GAP = 24;
const INK = '#0e1512';
const SECOND = '#56625b';
const LINE = '#dfe5e1';
const GREEN = '#00a04a';
const TICKS = 81;
const TICK_STEP = 6;
const GREEN_TICK = 8;

const PAYMENT_TEXTS = {
  code: 'Оплата по коду в\u00A0приложении банка',
  codeLabel: 'QR-код для оплаты счёта в\u00A0приложении банка',
  signature: 'Поставщик',
} as const;

type Doc = InstanceType<typeof PDFDocument>;
type Section = ReturnType<Doc['struct']>;

/** The types ask for a path or a file; the library takes parsed fonts, too (changelog, 0.20.0). */
const parsed = { regular: fonts.regular as unknown as string, medium: fonts.medium as unknown as string };

function createDocument(title: string, author: string): Doc {
  const options = {
    size: 'A4',
    margin: MARGIN,
    tagged: true,
    lang: 'ru',
    displayTitle: true,
    pdfVersion: '1.7' as const,
  };
  const doc = new PDFDocument({ ...options, font: parsed.regular, info: { Title: title, Author: author } });
  return doc.registerFont('regular', parsed.regular).registerFont('medium', parsed.medium);
}

/** The mark of the shop: thin ink lines, one of them green. Screen readers skip it. */
function drawRuler(doc: Doc): void {
  doc.markContent('Artifact', { type: 'Layout' });
  for (let tick = 0; tick < TICKS; tick += 1) {
    const height = tick % 10 === 0 ? 12 : 8;
    const x = MARGIN + tick * TICK_STEP;
    if (tick === GREEN_TICK) doc.lineWidth(2).strokeColor(GREEN);
    else doc.lineWidth(1).strokeColor('#a3afa7');
    doc
      .moveTo(x, MARGIN + 24)
      .lineTo(x, MARGIN + 24 - (tick === GREEN_TICK ? 24 : height))
      .stroke();
  }
  doc.endMarkedContent();
  doc.y = MARGIN + 44;
}

/** One column of facts; returns where it ends. */
function drawParty(
  doc: Doc,
  section: Section,
  { title, name, facts }: InvoiceParty,
  at: { x: number; y: number },
): number {
  const width = (doc.page.width - 2 * MARGIN - COLUMN_GAP) / 2;
  const line = (tag: 'H2' | 'P', draw: () => void) => section.add(doc.struct(tag, {}, draw));
  line('H2', () => void doc.font('medium').fontSize(9).fillColor(SECOND).text(title, at.x, at.y, { width }));
  line('P', () => void doc.fontSize(11).fillColor(INK).text(name, { width }).moveDown(0.3));
  doc.font('regular').fontSize(9);
  for (const { label, value } of facts) line('P', () => void doc.text(`${label}: ${value}`, { width, lineGap: 2 }));
  return doc.y;
}

function drawRows(doc: Doc, section: Section, { columns, rows }: Invoice): void {
  const border = [0, 0, 0.75, 0] satisfies [number, number, number, number];
  doc.font('regular').fontSize(9).fillColor(INK);
  // In a variable, because the types do not know the parent in the tree of tags.
  const table = {
    structParent: section,
    columnStyles: [24, '*', 58, 82, 82].map((width, index) => ({
      width,
      align: { x: index < 2 ? ('left' as const) : ('right' as const), y: 'top' as const },
    })),
    defaultStyle: { border, borderColor: LINE, padding: [4, 4, 4, 0] satisfies [number, number, number, number] },
    data: [
      columns.map((text) => ({ text, type: 'TH' as const, borderColor: INK, font: { src: 'medium' } })),
      ...rows.map((row, index) => [String(index + 1), ...row]),
    ],
  };
  doc.table(table);
}

const CODE_SIZE = 112;
const CODE_BORDER = 4;
const SIGNATURE_WIDTH = 150;

/** A banking app fills in the payment from this code; its words say the same to screen readers. */
function drawCode(doc: Doc, root: Section, code: string, at: { x: number; y: number }): void {
  const { data, size } = encode(code, { ecc: 'M', border: CODE_BORDER });
  const step = CODE_SIZE / size;
  const draw = () => {
    for (const [row, cells] of data.entries())
      for (const [column, isDark] of cells.entries())
        if (isDark) doc.rect(at.x + column * step, at.y + row * step, step, step);
    doc.fillColor('#000000').fill();
  };
  root.add(doc.struct('Figure', { alt: PAYMENT_TEXTS.codeLabel }, draw));
  const words = { width: CODE_SIZE, align: 'center' as const };
  const caption = () =>
    void doc
      .font('regular')
      .fontSize(8)
      .fillColor(SECOND)
      .text(PAYMENT_TEXTS.code, at.x, at.y + CODE_SIZE, words);
  root.add(doc.struct('P', {}, caption));
}

/** «Поставщик ____________ / ИП Соколов Д. А. /» */
function drawSignature(doc: Doc, root: Section, name: string, at: { x: number; y: number }): void {
  doc.font('regular').fontSize(10);
  const label = `${PAYMENT_TEXTS.signature} `;
  const lineFrom = at.x + doc.widthOfString(label) + 4;
  const draw = () => {
    doc.fillColor(INK).text(label, at.x, at.y, { lineBreak: false });
    doc.text(`/ ${name} /`, lineFrom + SIGNATURE_WIDTH + 8, at.y, { lineBreak: false });
  };
  root.add(doc.struct('P', {}, draw));
  doc.markContent('Artifact', { type: 'Layout' });
  doc.lineWidth(0.75).strokeColor(INK);
  doc
    .moveTo(lineFrom, at.y + 12)
    .lineTo(lineFrom + SIGNATURE_WIDTH, at.y + 12)
    .stroke();
  doc.endMarkedContent();
}

/** The code and the line for a signature side by side, on a new page where this one is full. */
function drawFoot(doc: Doc, root: Section, { code, seller }: Invoice): void {
  const height = CODE_SIZE + 16;
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
  const top = doc.y + 16;
  drawCode(doc, root, code, { x: doc.page.width - MARGIN - CODE_SIZE, y: top });
  drawSignature(doc, root, seller.name, { x: MARGIN, y: top + CODE_SIZE / 2 });
}

/**
 * Draws an invoice as a PDF: with tags for screen readers, and text that can be selected.
 * @returns the file
 */
export function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const printable = toPrintable(invoice);
  const { title, seller, payer, totals, remarks } = printable;
  const doc = createDocument(title, seller.name);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const paragraph = (draw: () => void) => root.add(doc.struct('P', {}, draw));

  drawRuler(doc);
  root.add(doc.struct('H1', {}, () => void doc.font('medium').fontSize(18).fillColor(INK).text(title).moveDown(1)));
  const top = doc.y;
  const middle = (doc.page.width + COLUMN_GAP) / 2;
  const ends = [
    drawParty(doc, root, seller, { x: MARGIN, y: top }),
    drawParty(doc, root, payer, { x: middle, y: top }),
  ];
  doc.x = MARGIN;
  doc.y = Math.max(...ends) + 16;
  drawRows(doc, root, printable);
  doc.x = MARGIN;
  doc.moveDown(1);
  for (const [index, text] of totals.entries()) {
    paragraph(() => {
      doc.font(index === 0 ? 'medium' : 'regular').fontSize(index === 0 ? 13 : 10);
      doc.text(text, { align: index < 2 ? 'right' : 'left' }).moveDown(0.3);
    });
  }
  doc.moveDown(0.7);
  paragraph(() => void doc.font('regular').fontSize(9).fillColor(SECOND).text(remarks, { lineGap: 2 }));
  drawFoot(doc, root, printable);
  root.end();

  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
    doc.end();
  });
}
