import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button, Field, Row, TextInput } from '@shop/shared/ui';
import { LinkingNote } from '../site-links';
import { instantOfWhen, NO_TIME, WhenField, type When } from './when-field';

const Form = styled.form`
  display: grid;
  gap: 12px;
`;

interface TakeOffProps {
  pageId: string;
  /** A common block has no address: nobody is led elsewhere. */
  isCommon: boolean;
  /** A page that is still to be published can only be planned to leave. */
  isLive: boolean;
  isBusy: boolean;
  /** What the API says about `redirectTo` and `at`. */
  fields: Readonly<Record<string, string>>;
  onTakeOff: (redirectTo: string, at: string | null) => void;
}

/** Takes the page off the site, after a second press: visitors notice it at once. */
export function TakeOff({ pageId, isCommon, isLive, isBusy, fields, onTakeOff }: TakeOffProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [redirectTo, setRedirectTo] = useState('');
  const [when, setWhen] = useState<When>(isLive ? 'now' : { local: '' });
  const [isTimeMissing, setIsTimeMissing] = useState(false);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpen) form.current?.focus(); // the button is gone, and the form may be below the fold
  }, [isOpen]);

  const submit = () => {
    const at = instantOfWhen(when);
    setIsTimeMissing(at === undefined);
    if (at !== undefined) onTakeOff(redirectTo, at);
  };

  if (!isOpen)
    return (
      <Button kind="danger" onClick={() => setIsOpen(true)}>
        Снять с&nbsp;сайта…
      </Button>
    );
  return (
    <Form
      ref={form}
      tabIndex={-1}
      aria-label="Снятие с&nbsp;сайта"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <LinkingNote pageId={pageId} isCommon={isCommon} />
      {!isCommon && (
        <Field
          label="Куда отправлять посетителей"
          hint="Адрес другой страницы, например /rental. Пусто: страница ответит «не&nbsp;найдена»"
          isOptional
          error={fields.redirectTo}
        >
          {(control) => (
            <TextInput
              {...control}
              isSmall
              value={redirectTo}
              spellCheck={false}
              onChange={({ target }) => setRedirectTo(target.value)}
            />
          )}
        </Field>
      )}
      <WhenField
        name="off-when"
        canBeNow={isLive}
        when={when}
        error={isTimeMissing ? NO_TIME : fields.offAt}
        onChange={setWhen}
      />
      <Row gap={2}>
        <Button type="submit" kind="danger" isLoading={isBusy}>
          {when === 'now' ? 'Снять с\u00A0сайта' : 'Запланировать снятие'}
        </Button>
        <Button kind="quiet" onClick={() => setIsOpen(false)}>
          Оставить
        </Button>
      </Row>
    </Form>
  );
}
