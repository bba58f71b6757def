import { Link, useLocation } from '@shop/shared/runtime';
import { ButtonLink, ErrorFrame } from '@shop/shared/ui';

interface ErrorPageProps {
  statusCode?: number;
  message?: string;
}

const OWN_FAULT = 'Ошибка на нашей стороне. Корзина и данные сохранены, попробуйте через минуту.';

const TEXTS: Partial<Record<number, string>> = {
  429: 'С вашего адреса пришло слишком много запросов. Корзина и данные сохранены, попробуйте через минуту.',
  503: 'Сейчас на сайте слишком много посетителей. Корзина и данные сохранены, попробуйте через минуту.',
};

/** The error page: message, code, and for 404 a link home (docs/rules.md, Errors). */
export function ErrorPage({ statusCode = 500, message = 'Internal Server Error' }: ErrorPageProps) {
  const { pathname, search } = useLocation();
  return (
    <ErrorFrame
      statusCode={statusCode}
      message={message}
      title="Страница не открылась"
      text={TEXTS[statusCode] ?? OWN_FAULT}
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
