import type { Mail } from '../../mail/outbox-repository';
import { renderMail } from '../../mail/render-mail';

interface AnsweredComment {
  /** The recipient's. */
  email: string;
  /** Who answers. */
  who: string;
  page: { id: string; title: string };
  commentId: number;
  answer: string;
}

/** To those who have written in a thread: somebody answers. */
export const commentAnsweredMail = (
  { email, who, page, commentId, answer }: AnsweredComment,
  publicUrl: string,
): Mail =>
  renderMail({
    key: 'commentAnswered',
    recipient: email,
    values: { who, title: page.title, answer, url: `/studio/${page.id}?comment=${commentId}` },
    publicUrl,
  });
