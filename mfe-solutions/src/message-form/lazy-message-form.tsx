import { useRef } from 'react';
import styled from 'styled-components';
import { Button, Note, Skeleton, Stack, media } from '@shop/shared/ui';
import { useLazyPart } from '../components/use-lazy-part';
import type { MessageFormProps } from './message-schema';

const TEXTS = {
  withoutScripts: 'Форма работает с\u00A0JavaScript. Без него позвоните или напишите на\u00A0почту.',
  failed: 'Форма не\u00A0загрузилась. Позвоните или попробуйте ещё раз.',
  retry: 'Повторить',
};

/** Reserves about the height of the form, so that little moves when the form appears. */
const Place = styled.div`
  min-height: 480px;

  @media ${media.phone} {
    min-height: 640px;
  }

  @media (scripting: none) {
    min-height: 0;
  }
`;

const Waiting = styled(Skeleton)`
  @media (scripting: none) {
    display: none;
  }
`;

const load = () => import(/* webpackChunkName: "message-form" */ './message-form');

/**
 * The message form. Its code is loaded when the form comes near the window, because most visitors
 * do not scroll that far.
 */
export function LazyMessageForm(props: MessageFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const { part, retry } = useLazyPart(place, load);

  return (
    <Place ref={place}>
      {part === null && <Waiting height="360px" />}
      {part === null && <noscript>{TEXTS.withoutScripts}</noscript>}
      {part === 'failed' && (
        <Stack gap={4}>
          <Note kind="danger">{TEXTS.failed}</Note>
          <Button kind="outline" onClick={retry}>
            {TEXTS.retry}
          </Button>
        </Stack>
      )}
      {part !== null && part !== 'failed' && <part.MessageForm {...props} />}
    </Place>
  );
}
