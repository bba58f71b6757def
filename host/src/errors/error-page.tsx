import { Link, useLocation } from '@shop/shared/runtime';
import { ButtonLink, ErrorFrame } from '@shop/shared/ui';

interface ErrorPageProps {
  statusCode?: number;
  message?: string;
  /** What it means for the visitor. */
  text?: string;
}

const OWN_FAULT = 'Ошибка на нашей стороне. Корзина и данные сохранены, попробуйте через минуту.';

/** The error page: message, code, and for 404 a link home (docs/rules.md, Errors). */
export function ErrorPage({ statusCode = 500, message = 'Internal Server Error', text = OWN_FAULT }: ErrorPageProps) {
  const { pathname, search } = useLocation();
  return (
    <ErrorFrame statusCode={statusCode} message={message} title="Страница не открылась" text={text} isBroken>
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
