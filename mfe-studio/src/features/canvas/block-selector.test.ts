/** @jest-environment jsdom */
import type { Block, PageDocument } from '@shop/shared/page-documents';
import { blockSelector } from './block-selector';

const isHidden = (block: Block) => block.isHidden === true;

const pageOf = (...hidden: string[]): PageDocument => ({
  root: { props: { path: '/a', title: 'А', description: 'А' } },
  content: [
    { type: 'Hero', props: { id: 'hero' } },
    ...hidden.map((id) => ({ type: 'Faq', props: { id }, isHidden: true as const })),
  ],
});

it('chooses these blocks alone, and lets no anchor of a draft write styles', () => {
  document.body.innerHTML = '<i id="hero"></i><i id="faq-2"></i><i id="вопросы"></i>';

  const selector = blockSelector(pageOf('faq-2', 'вопросы', "'] { color: red }"), isHidden);

  expect([...document.querySelectorAll(selector ?? '')].map(({ id }) => id)).toEqual(['faq-2', 'вопросы']);
  expect(blockSelector(pageOf(), isHidden)).toBeNull();
});
