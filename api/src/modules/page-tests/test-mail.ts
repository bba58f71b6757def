import type { PageTestOutcome, StaffPage } from '../../generated/resolvers-types';
import type { Mail } from '../../mail/outbox-repository';
import { renderMail } from '../../mail/render-mail';

const WORDS: Readonly<Record<PageTestOutcome, string>> = {
  wonA: 'Версия\u00A0A лучше: она осталась на\u00A0сайте.',
  wonB: 'Версия\u00A0B лучше: теперь её видят все.',
  keptA: 'Его закончили вручную: осталась версия\u00A0A.',
  tookB: 'Его закончили вручную: теперь все видят версию\u00A0B.',
  undecided: 'Разница не\u00A0проявилась: осталась версия\u00A0A.',
  broken: 'Сайт не\u00A0смог показать версию\u00A0B: осталась версия\u00A0A.',
  stopped: 'На\u00A0сайте вместо версии\u00A0A другая или страницу сняли.',
};

interface EndedTest {
  /** The recipient's. */
  email: string;
  outcome: PageTestOutcome;
  page: Pick<StaffPage, 'id' | 'title'>;
}

/** To whoever has started a test: how it has ended. */
export function testEndedMail({ email, outcome, page }: EndedTest, publicUrl: string): Mail {
  const values = { title: page.title, outcome: WORDS[outcome], url: `/studio/${page.id}` };
  return renderMail({ key: 'testEnded', recipient: email, values, publicUrl });
}
