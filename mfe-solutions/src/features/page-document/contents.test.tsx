import { expectNoAxeViolations } from '@shop/shared/testing';
import { act, render, screen } from '@testing-library/react';
import infoOrder from '../../content/pages/info-order.json';
import media from '../../content/pages/media.json';
import type { PageDocument } from '@shop/shared/page-documents';
import { contentsOf } from './contents';
import { ContentsNav } from './contents-nav';

// JSON has no literal types; the page generator checks the documents.
const documentOf = (json: unknown) => json as PageDocument;

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it('lists the headings of blocks and of their parts, from that of the page on', () => {
  const entries = contentsOf(documentOf(infoOrder)).map(({ id, title, isPart }) => [id, plain(title), isPart]);

  expect(entries.slice(0, 4)).toEqual([
    [String(infoOrder.content[0]?.props.id), 'Как заказать', false],
    ['steps', 'Обычный заказ', false],
    ['kinds', 'Быстрый заказ и заказ на компанию', false],
    ['kinds-2', 'Как изменить или отменить', true],
  ]);
});

it('lists each note of the company', () => {
  const notes = contentsOf(documentOf(media)).filter(({ isPart }) => isPart);

  expect(notes).toHaveLength(media.content.flatMap(({ props }) => props.items ?? []).length);
});

describe('the table of contents', () => {
  const ENTRIES = [
    { id: 'price', title: 'Цена', isPart: false },
    { id: 'bill', title: 'Счёт', isPart: true },
  ];
  let cross: (changes: { target: Element; isIntersecting: boolean }[]) => void;

  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      constructor(callback: (changes: never[]) => void) {
        cross = (changes) => callback(changes as never[]);
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver; // the parts of it that the list uses
  });

  it('links the parts and marks the last one that has been reached', async () => {
    const { container } = render(
      <>
        <ContentsNav entries={ENTRIES} isEverywhere={false} />
        <section id="price" />
        <section id="bill" />
      </>,
    );
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Счёт')).toHaveAttribute('href', '#bill');
    expect(container.querySelector('[aria-current]')).toBeNull();
    const [price, bill] = container.querySelectorAll('section');

    act(() => cross([price, bill].map((target) => ({ target: target as Element, isIntersecting: true }))));
    expect(link('Счёт')).toHaveAttribute('aria-current', 'location');

    act(() => cross([{ target: bill as Element, isIntersecting: false }]));
    expect(link('Счёт')).not.toHaveAttribute('aria-current');
    expect(link('Цена')).toHaveAttribute('aria-current', 'location');
    await expectNoAxeViolations(container);
  });
});
