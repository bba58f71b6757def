import type { SocialLink } from '@shop/shared/page-documents';
import type { StaffSocialLinkInput } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import { readOutside } from './redirect-address';

const MAX_LINKS = 8;
const MAX_HREF = 200;
const TEXTS = {
  form: 'Нужен полный адрес: https://…',
  long: 'Слишком длинный адрес',
  twice: 'Такая ссылка уже есть',
  tooMany: `Ссылок не\u00A0больше ${MAX_LINKS}`,
} as const;

function hrefError(href: string, before: readonly SocialLink[]): string | null {
  if (href === '') return TEXTS.form;
  if (href.length > MAX_HREF) return TEXTS.long;
  return before.some((link) => link.href === href) ? TEXTS.twice : null;
}

/**
 * Reads the networks of the footer, in their order.
 * @throws AppError BAD_REQUEST with `fields`: `socials`, or `socials.2.href`
 */
export function readSocials(inputs: readonly StaffSocialLinkInput[]): readonly SocialLink[] {
  const links = inputs.map(({ kind, href }) => ({ kind, href: readOutside(href.trim()) ?? '' }));
  const errors = links.flatMap(({ href }, index) => {
    const error = hrefError(href, links.slice(0, index));
    return error === null ? [] : [[`socials.${index}.href`, error] as const];
  });
  refuseFields({ ...(links.length > MAX_LINKS && { socials: TEXTS.tooMany }), ...Object.fromEntries(errors) });
  return links;
}
