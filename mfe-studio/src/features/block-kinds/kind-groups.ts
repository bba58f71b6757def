import type { ShapeField } from '@shop/shared/page-documents';

type NamedKind = [kind: string, schema: ShapeField];

interface KindGroup {
  label: string;
  kinds: NamedKind[];
}

/** What blocks are for, in the order in which pages are made. */
const GROUPS: readonly { label: string; names: readonly string[] }[] = [
  { label: 'Начало и\u00A0текст', names: ['Hero', 'RichText', 'TextAndPicture', 'Quote'] },
  {
    label: 'Доводы',
    names: ['ProblemSolution', 'Numbers', 'Steps', 'Faq', 'ServiceList', 'ProtectionMatrix', 'Partners'],
  },
  { label: 'Товары и\u00A0расчёт', names: ['ProductStrip', 'Countdown', 'SavingsCalculator'] },
  { label: 'Приложение', names: ['PhoneScreens', 'PhoneCall', 'EventLog'] },
  { label: 'Заявки и\u00A0контакты', names: ['LeadForm', 'SupportForm', 'ContactBlock', 'MapTeaser', 'PlacesMap'] },
  { label: 'Новости и\u00A0документы', names: ['NewsList', 'MediaList', 'DocumentList'] },
];

/** What the live remote can show, and the studio does not know. */
const OTHERS = 'Другие';

/** Puts kinds into groups; a group without kinds is left out. */
export function kindGroups(kinds: readonly NamedKind[]): KindGroup[] {
  const known = new Set(GROUPS.flatMap(({ names }) => names));
  const groups = GROUPS.map(({ label, names }) => ({
    label,
    kinds: names.flatMap((name) => kinds.filter(([kind]) => kind === name)),
  }));
  return [...groups, { label: OTHERS, kinds: kinds.filter(([name]) => !known.has(name)) }].filter(
    (group) => group.kinds.length > 0,
  );
}
