import styled from 'styled-components';
import { Button, Field, media, Mono, Muted, Stack, TextInput } from '@shop/shared/ui';
import { LinkField, type LinkTarget } from '../links';
import {
  announcementWords,
  editOf,
  inputOf,
  NO_ANNOUNCEMENT,
  shownWords,
  type AnnouncementEdit,
} from './announcement-edit';
import { PartBar } from './part-bar';
import { SiteBox } from './site-box';
import { usePart } from './use-part';
import type { Site, useSite } from './use-site';

const MAX_TEXT = 160;
const MAX_LINK_TEXT = 40;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  align-items: start;

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** As shoppers see it above the header. */
const Line = styled.p`
  padding: 12px 16px;
  background: var(--c-surface-dark);
  color: var(--c-text-inverse);
  font-size: 14px;
  line-height: 20px;
  overflow-wrap: anywhere;

  & > span {
    color: var(--green-signal);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const TIMES = [
  { name: 'startsAt', label: 'Показывать с, Москва', hint: 'Пусто: сразу' },
  { name: 'endsAt', label: 'Показывать до, Москва', hint: 'Пусто: пока не\u00A0уберёте' },
] as const;

interface AnnouncementFormProps {
  site: Site;
  readAtMs: number;
  targets: readonly LinkTarget[];
  save: ReturnType<typeof useSite>['save'];
}

/** The line above the header of every page. */
export function AnnouncementForm({ site, readAtMs, targets, save }: AnnouncementFormProps) {
  const part = usePart<AnnouncementEdit>({
    draft: 'studio:announcement',
    saved: editOf(site),
    save: (edit) => save(site.revision, { announcement: inputOf(edit) }, 'Объявление сохранено'),
  });
  const { value, fields, isChanged, edit, send, isBusy } = part;
  const { text, linkText, href } = value;
  const set = (name: keyof AnnouncementEdit) => (next: string) => edit({ ...value, [name]: next });
  return (
    <SiteBox titleId="announcement-title">
      <Stack gap={4}>
        <div>
          <h2 id="announcement-title">Объявление</h2>
          <Muted>{`Строка над всеми страницами. ${shownWords(site, readAtMs)}.`}</Muted>
        </div>
        {isChanged && site.announcement && <Muted>{`Сохранено: «${site.announcement.text}»`}</Muted>}
        {text.trim() !== '' && (
          <Line aria-hidden="true">
            {text} {href !== '' && <span>{linkText || 'Подробнее'}</span>}
          </Line>
        )}
        <Field label="Текст" error={fields.text} aside={<Mono>{`${text.length} / ${MAX_TEXT}`}</Mono>}>
          {(control) => (
            <TextInput
              {...control}
              isSmall
              maxLength={MAX_TEXT}
              value={text}
              onChange={({ target }) => set('text')(target.value)}
            />
          )}
        </Field>
        <Pair>
          <LinkField
            label="Куда ведёт ссылка"
            isOptional
            targets={targets}
            value={href}
            error={fields.href}
            onChange={set('href')}
          />
          <Field label="Слова ссылки" isOptional hint="Пусто: «Подробнее»" error={fields.linkText}>
            {(control) => (
              <TextInput
                {...control}
                isSmall
                maxLength={MAX_LINK_TEXT}
                value={linkText}
                onChange={({ target }) => set('linkText')(target.value)}
              />
            )}
          </Field>
          {TIMES.map(({ name, label, hint }) => (
            <Field key={name} label={label} isOptional hint={hint} error={fields[name]}>
              {(control) => (
                <TextInput
                  {...control}
                  isSmall
                  type="datetime-local"
                  value={value[name]}
                  onChange={({ target }) => set(name)(target.value)}
                />
              )}
            </Field>
          ))}
        </Pair>
        <PartBar part={part} wordsOf={announcementWords}>
          {site.announcement && (
            <Button kind="outline" disabled={isBusy} onClick={() => void send(NO_ANNOUNCEMENT)}>
              Убрать с&nbsp;сайта
            </Button>
          )}
        </PartBar>
      </Stack>
    </SiteBox>
  );
}
