import { useId, useState } from 'react';
import styled from 'styled-components';
import { formatPhone, phoneHref, whenOf } from '@shop/shared/format';
import { Button, Caption, Field, Link, Note, Panel, Row, Select, TextArea } from '@shop/shared/ui';
import { pageName, refusalWords } from '../../words';
import { hookWords, LEAD_STATES, sourceWords, STATE_LABELS } from './lead-words';
import type { LeadDesk } from './use-lead-desk';
import type { Lead } from './use-lead-list';

const Card = styled(Panel)<{ $isNew: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 14px 16px 16px;
  font-size: 14px;
  line-height: 20px;
  overflow-wrap: anywhere;
  ${({ $isNew }) => $isNew && 'box-shadow: inset 2px 0 0 var(--c-signal);'}
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;

  & > strong {
    font-size: 16px;
    line-height: 24px;
    font-weight: var(--w-medium);
  }

  & > span:last-child {
    width: 150px;
    margin-left: auto;
  }
`;

const Words = styled.p`
  white-space: pre-wrap;
`;

interface LeadProps {
  lead: Lead;
  desk: LeadDesk;
}

/** What the shop's people write about a lead; nobody else sees it. */
function LeadNote({ lead, desk }: LeadProps) {
  const typed = desk.notes[lead.id];
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && typed === undefined && lead.note === '')
    return (
      <div>
        <Button kind="quiet" onClick={() => setIsOpen(true)}>
          Добавить заметку
        </Button>
      </div>
    );
  return (
    <div>
      <Field label="Заметка" hint="Видят только сотрудники">
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value={typed ?? lead.note}
            onChange={({ target }) => desk.typeNote(lead.id, target.value)}
          />
        )}
      </Field>
      {typed !== undefined && (
        <Row gap={2}>
          <Button
            disabled={typed.trim() === lead.note}
            isLoading={desk.busyId === lead.id}
            onClick={() => void desk.saveNote(lead, typed)}
          >
            Сохранить заметку
          </Button>
          <Button kind="quiet" onClick={() => desk.typeNote(lead.id, null)}>
            Не&nbsp;менять
          </Button>
        </Row>
      )}
    </div>
  );
}

function Contacts({ lead: { phone, email } }: Pick<LeadProps, 'lead'>) {
  return (
    <>
      {phone && <Link href={phoneHref(phone)}>{formatPhone(phone)}</Link>}
      {email && <Link href={`mailto:${email}`}>{email}</Link>}
    </>
  );
}

/** From which page and block it came, and how its author came to the site. */
function Origin({ lead }: Pick<LeadProps, 'lead'>) {
  const { page, pageTitle, block, createdAt } = lead;
  const source = sourceWords(lead);
  return (
    <Caption>
      {`№\u00A0${lead.id}, `}
      <time dateTime={createdAt}>{whenOf(createdAt)}</time>
      {page && ', страница '}
      {page && (
        <Link href={page + (block ? `#${block}` : '')} target="_blank">
          {pageTitle ? `«${pageName(pageTitle)}»` : page}
        </Link>
      )}
      {pageTitle && ` (${page ?? ''})`}
      {block && `, блок «${block}»`}
      {source && `. Источник: ${source}`}
    </Caption>
  );
}

/** One lead: whom to call, what they wrote, how far it is, and what is noted. */
export function LeadItem({ lead, desk }: LeadProps) {
  const titleId = useId();
  const { state, company, inn, city, changedBy, changedAt } = lead;
  const error = desk.refused?.id === lead.id ? desk.refused.error : null;
  const untold = hookWords(lead);
  const about = [company, inn && `ИНН\u00A0${inn}`, city].filter(Boolean).join(', ');
  return (
    <Card as="li" $isNew={state === 'new'} aria-labelledby={titleId}>
      <Head>
        <strong id={titleId} dir="auto">
          {lead.name}
        </strong>
        <Contacts lead={lead} />
        <Select
          isSmall
          aria-label="Состояние"
          value={state}
          disabled={desk.busyId === lead.id}
          onChange={({ target }) => {
            const chosen = LEAD_STATES.find((one) => one === target.value);
            if (chosen) void desk.setState(lead, chosen);
          }}
        >
          {LEAD_STATES.map((one) => (
            <option key={one} value={one}>
              {STATE_LABELS[one]}
            </option>
          ))}
        </Select>
      </Head>
      <Origin lead={lead} />
      {about && <p dir="auto">{about}</p>}
      <Words dir="auto">{lead.message}</Words>
      <LeadNote lead={lead} desk={desk} />
      {changedAt && <Caption>{`Изменил(а) ${changedBy ?? 'бывший сотрудник'}, ${whenOf(changedAt)}`}</Caption>}
      {error !== null && (
        <Note kind="danger" role="alert">
          {refusalWords(error)}
        </Note>
      )}
      {untold !== null && (
        <Note kind="danger">
          <p>{untold}</p>
          <Button kind="outline" isLoading={desk.busyId === lead.id} onClick={() => void desk.resend(lead)}>
            Отправить ещё раз
          </Button>
        </Note>
      )}
    </Card>
  );
}
