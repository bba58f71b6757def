import { mutate, RequestError, useShop } from '@shop/shared/runtime';
import { Button, Container, Note, PageHeading, Stack } from '@shop/shared/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { StopStockNoticesDocument } from '../../generated/graphql';

type Outcome =
  | { kind: 'waiting' }
  | { kind: 'sending' }
  | { kind: 'done'; names: string[] }
  | { kind: 'wrong' }
  | { kind: 'failed' };

const Page = styled(Container)`
  padding-block: 24px 96px;

  & > :not(:first-child) {
    max-width: 640px;
  }
`;

/** The key of the link in a mail. It is in the fragment, which browsers send to nobody. */
function keyOfLink(): string {
  return new URLSearchParams(window.location.hash.replace(/^#/, '')).get('key') ?? '';
}

function followHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** Whether the address has a key. The server, which is not sent it, takes it that it has. */
const useHasKey = () =>
  useSyncExternalStore(
    followHash,
    () => keyOfLink() !== '',
    () => true,
  );

function useStop() {
  const { client, track } = useShop();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'waiting' });

  const stop = async () => {
    setOutcome({ kind: 'sending' });
    try {
      const { siteDeleteStockNotices } = await track(mutate(client, StopStockNoticesDocument, { key: keyOfLink() }));
      setOutcome({ kind: 'done', names: siteDeleteStockNotices });
    } catch (error) {
      const isWrong = error instanceof RequestError && error.code === 'NOT_FOUND';
      setOutcome({ kind: isWrong ? 'wrong' : 'failed' });
    }
  };

  return { outcome, stop: () => void stop() };
}

function Done({ names }: { names: readonly string[] }) {
  const note = useRef<HTMLDivElement>(null);

  // The pressed button is gone, and the focus with it.
  useEffect(() => note.current?.focus(), []);

  return (
    <Note ref={note} tabIndex={-1}>
      <p>Заявка отменена. Письма о&nbsp;поступлении не&nbsp;будет:</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Note>
  );
}

/** Where the links of mails about stock lead: one press ends the request. */
export function StockNoticesPage() {
  const { outcome, stop } = useStop();
  const hasKey = useHasKey();
  return (
    <Page>
      <PageHeading title="Заявка о&nbsp;поступлении товара" />
      {outcome.kind === 'done' && <Done names={outcome.names} />}
      {outcome.kind !== 'done' && !hasKey && (
        <Note>
          Чтобы отменить заявку, откройте эту страницу по&nbsp;ссылке из&nbsp;письма о&nbsp;ней. Без ссылки мы
          не&nbsp;знаем, какая заявка ваша.
        </Note>
      )}
      {outcome.kind !== 'done' && hasKey && (
        <Stack gap={5}>
          <p>
            Вы просили написать, когда товар появится на&nbsp;складе. Если он больше не&nbsp;нужен, отмените заявку.
          </p>
          <noscript>
            <Note>
              Кнопка работает с&nbsp;JavaScript, а&nbsp;в&nbsp;браузере он выключен. Перешлите письмо о&nbsp;заявке
              на&nbsp;<a href="mailto:privacy@example.ru">privacy@example.ru</a>, и&nbsp;мы её отменим.
            </Note>
          </noscript>
          {outcome.kind === 'wrong' && (
            <Note role="alert">Такой заявки уже нет: она выполнена, отменена или ей больше 180&nbsp;дней.</Note>
          )}
          {outcome.kind === 'failed' && (
            <Note kind="danger">Заявка не&nbsp;отменена. Проверьте интернет и&nbsp;попробуйте снова.</Note>
          )}
          <div>
            <Button isLoading={outcome.kind === 'sending'} onClick={stop}>
              Отменить заявку
            </Button>
          </div>
        </Stack>
      )}
    </Page>
  );
}
