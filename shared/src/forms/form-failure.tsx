import styled from 'styled-components';
import { RequestError, useAuth } from '@shop/shared/runtime';
import { Button } from '../ui/controls/button';
import { Note } from '../ui/display/note';

/** Whether a call failed because the session has ended. */
export function hasSessionEnded(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'UNAUTHENTICATED' && !error.details.secondFactor;
}

const Failure = styled(Note)`
  &:not(:last-child) {
    margin-bottom: 16px;
  }
`;

const Action = styled(Button)`
  margin-top: 8px;
`;

/** What the buyer can do about the failure; null when there is no advice. */
function adviceOf(error: unknown): string | null {
  if (!(error instanceof RequestError)) return null;
  if (error.code === 'NETWORK_ERROR') return 'Проверьте интернет. То, что вы\u00A0ввели, останется на\u00A0странице.';
  if (error.code !== 'TOO_MANY_REQUESTS') return null;
  const minutes = Math.ceil((error.retryAfter ?? 60) / 60);
  return `Слишком много попыток. Подождите ${minutes}\u00A0мин. и\u00A0попробуйте снова.`;
}

// The dialog gets no return address: the page stays open, with everything typed into it.
function SignInAgain() {
  const openModal = useAuth((state) => state.openModal);
  return (
    <>
      <p>Вы вышли из учётной записи. Войдите снова, всё введённое на&nbsp;месте.</p>
      <Action kind="outline" onClick={() => openModal('login')}>
        Войти
      </Action>
    </>
  );
}

interface FormFailureProps {
  /** Why the last attempt failed; null draws nothing. */
  error: unknown;
  /** Names the action that failed. */
  text: string;
}

/** Tells the buyer that the form was not sent. Its fields keep their values. */
export function FormFailure({ error, text }: FormFailureProps) {
  if (error === null) return null;
  const advice = adviceOf(error);
  return (
    <Failure kind="danger">
      <p>{text}</p>
      {hasSessionEnded(error) ? <SignInAgain /> : advice && <p>{advice}</p>}
    </Failure>
  );
}
