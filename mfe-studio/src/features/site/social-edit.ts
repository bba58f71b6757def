import { SOCIAL_NETWORKS, type SocialKind } from '@shop/shared/page-documents';
import type { StaffSocialLinkInput } from '../../generated/graphql';
import type { Site } from './use-site';

/** A network of the footer as it is edited. */
export interface SocialEdit {
  /** Stays while its address is typed. */
  id: string;
  kind: SocialKind;
  href: string;
}

export const editOf = ({ socials }: Site): SocialEdit[] =>
  socials.map(({ kind, href }) => ({ id: `${kind} ${href}`, kind, href }));

export const inputOf = (edits: readonly SocialEdit[]): StaffSocialLinkInput[] =>
  edits.map(({ kind, href }) => ({ kind, href }));

export const networkName = (kind: SocialKind): string => SOCIAL_NETWORKS[kind].name;

/** «ВКонтакте https://vk.com/…, Telegram …» */
export const socialsWords = (edits: readonly SocialEdit[]): string =>
  edits.map(({ kind, href }) => `${networkName(kind)} ${href}`).join(', ') || 'нет ссылок';
