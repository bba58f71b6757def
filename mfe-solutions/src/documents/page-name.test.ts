import type { PageDocument } from '@shop/shared/page-documents';
import { withPageName } from './page-name';

const pageOf = (title: string, messageTemplate: string, label?: string): PageDocument => ({
  root: {
    props: { path: '/sale', title, description: 'Скидки', ...(label && { navigation: { label, order: 1 } }) },
  },
  content: [
    { type: 'LeadForm', props: { id: 'form', messageTemplate } },
    { type: 'Quote', props: { id: 'quote', text: '{page}' } },
  ],
});

const templateOf = (...page: Parameters<typeof pageOf>) =>
  withPageName(pageOf(...page)).content[0]?.props.messageTemplate;

it('names the page of a form as the menu does, else by its title', () => {
  const template = 'Заявка со страницы «{page}». Машин: {cars}. {message}';

  expect(templateOf('Чёрная пятница — INVIS DUOS', template)).toBe(
    'Заявка со страницы «Чёрная пятница». Машин: {cars}. {message}',
  );
  expect(templateOf('Скидки $& — INVIS DUOS', template, 'Скидки $&')).toContain('«Скидки $&»');
});

it('names the page that a form was copied to, in place of the one that it came from', () => {
  expect(templateOf('Чёрная пятница', 'Заявка со\u00A0страницы «Прокат и\u00A0такси». {message}')).toBe(
    'Заявка со\u00A0страницы «Чёрная пятница». {message}',
  );
});

it('leaves all else alone', () => {
  expect(templateOf('Чёрная пятница', '{message}')).toBe('{message}');
  expect(withPageName(pageOf('Чёрная пятница', '{message}')).content[1]?.props.text).toBe('{page}');
});
