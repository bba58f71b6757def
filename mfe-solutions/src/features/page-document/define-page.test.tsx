import { screen, within } from '@testing-library/react';
import { contentContext, pageContext } from '@shop/shared/testing';
import { Faq } from '../../blocks/faq/faq';
import { RichText } from '../../blocks/rich-text/rich-text';
import { makePage, renderPage } from '../../testing/render-page';

const nodes = [{ type: 'paragraph', text: 'Текст' }];
const page = makePage({ Faq, RichText }, [
  { type: 'RichText', props: { id: 'intro', heading: 'Проба', nodes } },
  { type: 'RichText', props: { id: 'more', heading: 'Дальше', nodes } },
  { type: 'Faq', props: { id: 'faq', heading: 'Вопросы', items: [{ question: 'Где блок?', answer: 'В машине.' }] } },
]);

it('takes the heading of the first block as its own and shows the whole way back', async () => {
  await renderPage(page);

  expect(screen.getByRole('heading', { level: 1, name: 'Проба' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Дальше' })).toBeVisible();
  const way = within(screen.getByRole('navigation', { name: 'Навигационная цепочка' }));
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/documents']);
  expect(way.getByText('Проба')).toHaveAttribute('aria-current', 'page');
});

it('gives questions and the way back to search engines', async () => {
  const { jsonLd } = await page.head(pageContext({ content: await page.content?.({}, contentContext()) }));

  expect(jsonLd?.map((item) => item['@type'])).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(jsonLd?.[1]?.mainEntity).toEqual([
    { '@type': 'Question', name: 'Где блок?', acceptedAnswer: { '@type': 'Answer', text: 'В машине.' } },
  ]);
});
