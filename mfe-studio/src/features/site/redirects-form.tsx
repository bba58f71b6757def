import { useState } from 'react';
import styled from 'styled-components';
import { MoreRows, SearchInput, useRowFocus } from '@shop/shared/staff';
import {
  Button,
  ErrorPanel,
  Field,
  media,
  Muted,
  Note,
  SkeletonLines,
  Stack,
  TextInput,
  TrashIcon,
} from '@shop/shared/ui';
import { SmallButton } from '../../components';
import { LinkField, linkOf, type LinkTarget } from '../links';
import { fold } from '../../words';
import { SiteBox } from './site-box';
import { useRedirects, type Redirect } from './use-redirects';

/** Rows that are on the screen at once. */
const PART = 20;

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  align-items: start;

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Item = styled.li`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 40px;
  border-bottom: 1px solid var(--c-line);
  font-size: 14px;
  line-height: 20px;
  overflow-wrap: anywhere;

  & > p {
    flex: 1;
    min-width: 0;
    padding-block: 8px;
  }
`;

function RedirectRow({ redirect, onRemove }: { redirect: Redirect; onRemove: () => void }) {
  const { from, to, isOwn } = redirect;
  return (
    <Item aria-label={from}>
      <p>
        {from} <span aria-label="ведёт на">→</span> {to}
      </p>
      {isOwn ? (
        <SmallButton label={`Удалить переадресацию с\u00A0${from}`} onClick={onRemove}>
          <TrashIcon size={16} />
        </SmallButton>
      ) : (
        <Muted>страница переехала</Muted>
      )}
    </Item>
  );
}

interface RedirectListProps {
  redirects: readonly Redirect[];
  onRemove: (redirect: Redirect) => void;
}

/** All redirects, or those that have the searched words in either address. */
function RedirectList({ redirects, onRemove }: RedirectListProps) {
  const [text, setText] = useState('');
  const [count, setCount] = useState(PART);
  const { list, willRemove } = useRowFocus<HTMLUListElement>(redirects.length);
  const found = redirects.filter(({ from, to }) => fold(`${from} ${to}`).includes(fold(text)));
  return (
    <>
      {redirects.length === 0 ? (
        <Muted>Переадресаций пока нет.</Muted>
      ) : (
        <SearchInput
          label="Найти переадресацию"
          placeholder="Часть адреса"
          hasShortcut={false}
          value={text}
          onChange={setText}
        />
      )}
      {redirects.length > 0 && found.length === 0 && <Muted role="status">Таких адресов нет.</Muted>}
      <ul ref={list} aria-label="Переадресации">
        {found.slice(0, count).map((redirect, index) => (
          <RedirectRow
            key={redirect.from}
            redirect={redirect}
            onRemove={() => {
              willRemove(index);
              onRemove(redirect);
            }}
          />
        ))}
      </ul>
      <MoreRows
        pages={{ hasMore: found.length > count, failure: null, loadMore: () => setCount((shown) => shown + PART) }}
      />
    </>
  );
}

/** Where addresses lead that are no page. */
export function RedirectsForm({ targets }: { targets: readonly LinkTarget[] }) {
  const { redirects, typed, type, add, remove, fields, refused, isBusy, reload } = useRedirects();
  const isEmpty = typed.from.trim() === '' || typed.to.trim() === '';
  return (
    <SiteBox titleId="redirects-title">
      <Stack gap={4}>
        <div>
          <h2 id="redirects-title">Переадресация</h2>
          <Muted>
            Приводит со&nbsp;старого адреса на&nbsp;нынешний: закладки и&nbsp;ссылки с&nbsp;других сайтов работают
            дальше. Когда переезжает страница студии, это происходит само.
          </Muted>
        </div>
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isEmpty) void add(typed);
          }}
        >
          <Field label="Старый адрес" hint="На&nbsp;этом сайте: /old-page" error={fields.from}>
            {(control) => (
              <TextInput
                {...control}
                isSmall
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                value={typed.from}
                onChange={({ target }) => type({ ...typed, from: linkOf(target.value) })}
              />
            )}
          </Field>
          <LinkField
            label="Куда приводить"
            targets={targets}
            value={typed.to}
            error={fields.to}
            onChange={(to) => type({ ...typed, to })}
          />
          <div>
            <Button type="submit" isLoading={isBusy} disabled={isEmpty}>
              Добавить
            </Button>
          </div>
        </Form>
        {refused !== null && <Note kind="danger">{refused}</Note>}
        {redirects === null && <SkeletonLines count={2} />}
        {redirects === 'failed' && <ErrorPanel title="Не&nbsp;загрузилось" onRetry={reload} />}
        {redirects !== null && redirects !== 'failed' && (
          <RedirectList redirects={redirects} onRemove={(redirect) => void remove(redirect)} />
        )}
      </Stack>
    </SiteBox>
  );
}
