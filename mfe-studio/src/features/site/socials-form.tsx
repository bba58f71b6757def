import styled from 'styled-components';
import { SOCIAL_NETWORKS, type SocialKind } from '@shop/shared/page-documents';
import { useRowFocus } from '@shop/shared/staff';
import {
  Button,
  Field,
  FieldError,
  media,
  Muted,
  PlusIcon,
  Select,
  Stack,
  TextInput,
  TrashIcon,
} from '@shop/shared/ui';
import { SmallButton, StepIcon } from '../../components';
import { PartBar } from './part-bar';
import { SiteBox } from './site-box';
import { editOf, inputOf, networkName, socialsWords, type SocialEdit } from './social-edit';
import { usePart } from './use-part';
import type { Site, useSite } from './use-site';

const Row = styled.li`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr) auto;
  gap: 8px 12px;
  align-items: start;

  /* In line with the fields, which have their labels above. */
  & > :last-child {
    display: flex;
    margin-top: 26px;
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: 12px;
    border-bottom: 1px solid var(--c-line);

    & > :last-child {
      margin-top: 0;
    }
  }
`;

// The keys of a record that names every kind.
const KINDS = Object.keys(SOCIAL_NETWORKS) as SocialKind[];

interface SocialRowProps {
  social: SocialEdit;
  error: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  onChange: (social: SocialEdit) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function SocialRow({ social, error, isFirst, isLast, onChange, onMove, onRemove }: SocialRowProps) {
  const name = networkName(social.kind);
  return (
    <Row aria-label={name}>
      <Field label="Сеть">
        {(control) => (
          <Select
            {...control}
            isSmall
            value={social.kind}
            onChange={({ target }) => {
              const kind = KINDS.find((one) => one === target.value);
              if (kind) onChange({ ...social, kind });
            }}
          >
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {networkName(kind)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Адрес" error={error}>
        {(control) => (
          <TextInput
            {...control}
            isSmall
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            value={social.href}
            onChange={({ target }) => onChange({ ...social, href: target.value })}
          />
        )}
      </Field>
      <div>
        <SmallButton label={`Поднять «${name}»`} disabled={isFirst} onClick={() => onMove(-1)}>
          <StepIcon name="up" />
        </SmallButton>
        <SmallButton label={`Опустить «${name}»`} disabled={isLast} onClick={() => onMove(1)}>
          <StepIcon name="down" />
        </SmallButton>
        <SmallButton label={`Удалить «${name}»`} onClick={onRemove}>
          <TrashIcon size={16} />
        </SmallButton>
      </div>
    </Row>
  );
}

interface SocialsFormProps {
  site: Site;
  save: ReturnType<typeof useSite>['save'];
}

/** The networks of the footer. */
export function SocialsForm({ site, save }: SocialsFormProps) {
  const part = usePart<SocialEdit[]>({
    draft: 'studio:socials',
    saved: editOf(site),
    save: (edits) => save(site.revision, { socials: inputOf(edits) }, 'Ссылки на\u00A0соцсети сохранены'),
  });
  const { value, fields, edit } = part;
  const move = (from: number, by: number) => {
    const social = value[from];
    if (social) edit(value.toSpliced(from, 1).toSpliced(from + by, 0, social));
  };
  const { list, willAdd, willRemove } = useRowFocus<HTMLOListElement>(value.length);
  const add = () => {
    willAdd();
    edit([...value, { id: `new ${Date.now()}`, kind: 'vk', href: '' }]);
  };
  return (
    <SiteBox titleId="socials-title">
      <Stack gap={4}>
        <div>
          <h2 id="socials-title">Соцсети</h2>
          <Muted>
            Значки в&nbsp;подвале, в&nbsp;этом порядке. Телефоны и&nbsp;часы работы меняют в&nbsp;«Магазине».
          </Muted>
        </div>
        <Stack ref={list} as="ol" gap={3} aria-labelledby="socials-title">
          {value.map((social, index) => (
            <SocialRow
              key={social.id}
              social={social}
              error={fields[`socials.${index}.href`]}
              isFirst={index === 0}
              isLast={index === value.length - 1}
              onChange={(next) => edit(value.with(index, next))}
              onMove={(by) => move(index, by)}
              onRemove={() => {
                willRemove(index);
                edit(value.toSpliced(index, 1));
              }}
            />
          ))}
        </Stack>
        {fields.socials && <FieldError role="alert">{fields.socials}</FieldError>}
        <div>
          <Button kind="quiet" onClick={add}>
            <PlusIcon size={16} />
            Добавить сеть
          </Button>
        </div>
        <PartBar part={part} wordsOf={socialsWords} />
      </Stack>
    </SiteBox>
  );
}
