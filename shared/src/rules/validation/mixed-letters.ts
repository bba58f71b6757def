import { fillTemplate } from '../format/template';

const MIXED = {
  cyrillic: 'Email некорректный: буква «{letter}» в «{part}» русская, остальные латинские',
  latin: 'Email некорректный: буква «{letter}» в «{part}» латинская, остальные русские',
} as const;

function textOf(part: string): string | null {
  const cyrillic = part.match(/\p{Script=Cyrillic}/gu) ?? [];
  const latin = part.match(/\p{Script=Latin}/gu) ?? [];
  if (cyrillic.length === 0 || latin.length === 0) return null;
  const [kind, letters] =
    cyrillic.length <= latin.length ? (['cyrillic', cyrillic] as const) : (['latin', latin] as const);
  return fillTemplate(MIXED[kind], { letter: letters[0] ?? '', part });
}

/**
 * The error of an address with Latin and Cyrillic letters in one part, the mailbox or a label of
 * the domain, or null. Such letters look alike («аnna» with a Russian «а»), and mail to such an
 * address goes nowhere. A part in one alphabet is right: `анна@example.ru`, `anna@почта.рф`.
 */
export function mixedLettersError(email: string): string | null {
  const at = email.lastIndexOf('@');
  const parts = [email.slice(0, Math.max(at, 0)), ...email.slice(at + 1).split('.')];
  return parts.map(textOf).find((text) => text !== null) ?? null;
}
