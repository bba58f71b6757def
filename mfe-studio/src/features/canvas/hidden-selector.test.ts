/** @jest-environment jsdom */
import type { PageDocument } from '@shop/shared/page-documents';
import { hiddenSelector } from './hidden-selector';

const pageOf = (...hidden: string[]): PageDocument => ({
  root: { props: { path: '/a', title: 'А', description: 'А' } },
  content: [
    { type: 'Hero', props: { id: 'hero' } },
    ...hidden.map((id) => ({ type: 'Faq', props: { id }, isHidden: true as const })),
  ],
});

it('chooses hidden blocks alone, and lets no anchor of a draft write styles', () => {
  document.body.innerHTML = '<i id="hero"></i><i id="faq-2"></i><i id="вопросы"></i>';

  const selector = hiddenSelector(pageOf('faq-2', 'вопросы', "'] { color: red }"));

  expect([...document.querySelectorAll(selector ?? '')].map(({ id }) => id)).toEqual(['faq-2', 'вопросы']);
  expect(hiddenSelector(pageOf())).toBeNull();
});
