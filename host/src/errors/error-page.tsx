import { Link, useLocation } from '@shop/shared/runtime';
import { ButtonLink, ErrorFrame } from '@shop/shared/ui';

interface ErrorPageProps {
  statusCode?: number;
  /** From the error catalogue or the server; stands beside the code. */
  message?: string;
}

/** A page that could not be made: message, code, and for 404 a way home (specification, section 8). */
export function ErrorPage({ statusCode = 500, message = 'Internal Server Error' }: ErrorPageProps) {
  const { pathname, search } = useLocation();
  return (
    <ErrorFrame
      statusCode={statusCode}
      message={message}
      title="Страница не открылась"
      text="Ошибка на нашей стороне. Корзина и данные сохранены, попробуйте через минуту."
      isBroken
    >
      {/* A plain link to the same address reloads it with and without scripts. */}
      <ButtonLink href={pathname + search} size="lg">
        Обновить страницу
      </ButtonLink>
      {statusCode === 404 && (
        <ButtonLink as={Link} to="/" kind="outline" size="lg">
          На главную
        </ButtonLink>
      )}
    </ErrorFrame>
  );
}
