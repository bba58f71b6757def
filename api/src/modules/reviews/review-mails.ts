import type { Mail } from '../../mail/outbox-repository';
import { renderMail } from '../../mail/render-mail';

/** Where the page is that decides; a key follows, which ends when it is used. */
export const MODERATION_PATH = '/mail/moderation/';

const moderationPath = (key: string): string => MODERATION_PATH + key;

interface Shop {
  shopEmail: string;
  publicUrl: string;
}

/** Tells the shop about a new review; its link decides on it. */
export function reviewMail(
  review: { productName: string; authorName: string; rating: number; text: string },
  key: string,
  { shopEmail, publicUrl }: Shop,
): Mail {
  const { productName, authorName, text } = review;
  const values = { productName, name: authorName, rating: String(review.rating), text, url: moderationPath(key) };
  return renderMail({ key: 'reviewShop', recipient: shopEmail, values, publicUrl });
}

/** Tells the shop about a new question; its link is where it is answered. */
export function questionMail(
  question: { productName: string; name: string; email: string; text: string },
  key: string,
  { shopEmail, publicUrl }: Shop,
): Mail {
  const values = { ...question, url: moderationPath(key) };
  return renderMail({ key: 'questionShop', recipient: shopEmail, values, publicUrl });
}

interface Answer {
  productName: string;
  slug: string;
  name: string;
  email: string;
  question: string;
  answer: string;
}

/** The shop's answer, to the person who asked. */
export function answerMail({ email, slug, ...values }: Answer, publicUrl: string): Mail {
  return renderMail({ key: 'questionAnswered', recipient: email, values: { ...values, url: `/${slug}` }, publicUrl });
}
