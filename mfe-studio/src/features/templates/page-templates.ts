/** A block of a template: what differs from a new block of its kind. */
export interface TemplateBlock {
  kind: string;
  props: Record<string, unknown>;
}

/** A page to begin with. Its samples say what to write, and keep it from being published. */
export interface PageTemplate {
  id: string;
  label: string;
  /** What the page is for. */
  hint: string;
  /** For search engines. */
  description: string;
  /** What makes the page a piece of news: its lead; it has today's day, and lacks a cover. */
  newsLead?: string;
  blocks: readonly TemplateBlock[];
}

const paragraph = (text: string) => ({ type: 'paragraph', text });
const section = (text: string) => ({ type: 'heading', level: 2, text });

const LEAD_FORM: TemplateBlock = {
  kind: 'LeadForm',
  props: {
    heading: 'Напишите: что человек получит, когда оставит заявку…',
    form: 'message',
    userType: 'fiz',
    fields: [
      { key: 'name', label: 'Имя', required: true },
      { key: 'phone', label: 'Телефон', required: true },
      { key: 'email', label: 'E-mail', required: true },
      { key: 'message', label: 'Сообщение', required: false },
    ],
    consent: {
      text: 'Согласен с',
      link: { text: 'политикой конфиденциальности', href: '/documents/privacy-policy.pdf' },
    },
    submit: 'Отправить заявку',
    successTitle: 'Заявка отправлена',
    successText: 'Мы\u00A0свяжемся с\u00A0вами.',
  },
};

const QUESTIONS: TemplateBlock = {
  kind: 'Faq',
  props: {
    heading: 'Частые вопросы',
    items: [
      { question: 'Напишите: о чём спрашивают чаще всего…', answer: 'Напишите: ответ в двух-трёх предложениях…' },
      { question: 'Напишите: что мешает решиться…', answer: 'Напишите: почему этого не стоит бояться…' },
    ],
  },
};

const GOODS: TemplateBlock = {
  kind: 'ProductStrip',
  props: { heading: 'Напишите: для кого эти товары…', link: { text: 'Всё оборудование', href: '/products' } },
};

const STEPS: TemplateBlock = {
  kind: 'Steps',
  props: {
    heading: 'Как это работает',
    items: [
      { mark: '1', title: 'Напишите: первый шаг…', text: 'Напишите: что делает покупатель и сколько это занимает…' },
      { mark: '2', title: 'Напишите: второй шаг…', text: 'Напишите: что делаете вы…' },
      { mark: '3', title: 'Напишите: чем всё кончается…', text: 'Напишите: что у покупателя теперь есть…' },
    ],
  },
};

/**
 * What a new block of a kind begins with beside its smallest value. Of a form, that would be a
 * dozen samples, from the consent to the words on its button.
 */
export const startingProps = (kind: string): TemplateBlock['props'] | undefined =>
  [LEAD_FORM].find((block) => block.kind === kind)?.props;

/** What a photo becomes that is dropped on a page. `picture` is the field it goes to. */
export const PHOTO_BLOCK = { kind: 'TextAndPicture', picture: 'picture' } as const;

/** Every sample begins and ends as `isSample` knows them. */
export const PAGE_TEMPLATES: readonly PageTemplate[] = [
  {
    id: 'empty',
    label: 'Пустая страница',
    hint: 'Заголовок и\u00A0абзац, остальное добавите сами',
    description: 'Напишите: о чём страница, одним предложением…',
    blocks: [
      {
        kind: 'RichText',
        props: { heading: 'Напишите: о чём страница…', nodes: [paragraph('Напишите: главное в двух предложениях…')] },
      },
    ],
  },
  {
    id: 'landing',
    label: 'Лендинг',
    hint: 'Одно предложение: обещание, доводы, шаги, вопросы и\u00A0заявка',
    description: 'Напишите: что вы предлагаете, кому и чем это лучше…',
    blocks: [
      {
        kind: 'Hero',
        props: {
          title: 'Напишите: что изменится у покупателя…',
          lead: 'Напишите: что это, для кого и почему вам верить…',
          primary: { text: 'Оставить заявку', href: '#lead-form' },
          picture: 'car-slices',
        },
      },
      {
        kind: 'ProblemSolution',
        props: {
          heading: 'Что изменится',
          problemsTitle: 'Сейчас',
          solutionsTitle: 'С\u00A0нами',
          pairs: [
            { problem: 'Напишите: что мешает или пугает…', solution: 'Напишите: как вы это решаете…' },
            { problem: 'Напишите: на что уходят деньги или время…', solution: 'Напишите: сколько останется…' },
          ],
        },
      },
      STEPS,
      GOODS,
      QUESTIONS,
      LEAD_FORM,
    ],
  },
  {
    id: 'news',
    label: 'Новость',
    hint: 'Название станет заголовком. Дату, лид и\u00A0обложку ждут «Настройки»',
    description: 'Напишите: что случилось и почему это важно покупателю…',
    newsLead: 'Напишите: кто, что, где и когда, одним-двумя предложениями…',
    blocks: [
      {
        kind: 'RichText',
        props: {
          nodes: [
            paragraph('Напишите: что это меняет для покупателя…'),
            section('Подробности'),
            paragraph('Напишите: числа, сроки и условия…'),
          ],
        },
      },
      {
        kind: 'Quote',
        props: {
          text: 'Напишите: слова того, кто это сделал…',
          author: 'Напишите: имя и фамилию…',
          role: 'Напишите: должность и компанию…',
        },
      },
    ],
  },
  {
    id: 'sale',
    label: 'Акция',
    hint: 'Скидка, таймер, товары, условия и\u00A0заявка',
    description: 'Напишите: на что скидка, какая и до какого числа…',
    blocks: [
      {
        kind: 'Hero',
        props: {
          title: 'Напишите: на что скидка и какая…',
          lead: 'Напишите: до какого числа и где действует…',
          primary: { text: 'Выбрать устройство', href: '/products' },
          secondary: { text: 'Условия', href: '#terms' },
          picture: 'none',
        },
      },
      // Its end is chosen: a date of the template would be published unread.
      { kind: 'Countdown', props: { heading: 'До\u00A0конца акции' } },
      GOODS,
      {
        kind: 'RichText',
        props: {
          id: 'terms',
          heading: 'Условия',
          nodes: [
            {
              type: 'list',
              ordered: false,
              items: ['Напишите: сроки, товары и с чем скидка не складывается…'],
            },
          ],
        },
      },
      LEAD_FORM,
    ],
  },
  {
    id: 'city',
    label: 'Город',
    hint: 'Где купить и\u00A0установить в\u00A0одном городе',
    description: 'Напишите: где в городе купить и установить устройства…',
    blocks: [
      {
        kind: 'Hero',
        props: {
          title: 'Напишите: что вы предлагаете и в каком городе…',
          lead: 'Напишите: сколько точек, кто ставит и за сколько дней…',
          primary: { text: 'Точки на\u00A0карте', href: '#places-map' },
          secondary: { text: 'Оставить заявку', href: '#lead-form' },
          picture: 'car-slices',
        },
      },
      STEPS,
      { kind: 'PlacesMap', props: { heading: 'Где купить и\u00A0установить' } },
      QUESTIONS,
      LEAD_FORM,
    ],
  },
];
