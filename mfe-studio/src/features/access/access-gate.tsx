import { LEADS_RIGHTS, StaffGate, type LoadScreen, type StaffRight } from '@shop/shared/staff';

const RIGHTS: readonly StaffRight[] = ['pages', 'publish'];

interface AccessGateProps {
  /** The same function at each render. */
  load: LoadScreen;
}

/** Lets people who edit pages to a screen of the studio. All others load none of its code. */
export function AccessGate({ load }: AccessGateProps) {
  return (
    <StaffGate
      load={load}
      rights={RIGHTS}
      title="Студия"
      guestText="Чтобы править страницы сайта, войдите."
      refusedText="Страницы сайта правят те, кого пригласили. Приглашение присылает владелец сайта."
    />
  );
}

/** Lets people who answer leads to their screen. */
export function LeadsGate({ load }: AccessGateProps) {
  return (
    <StaffGate
      load={load}
      rights={LEADS_RIGHTS}
      title="Заявки"
      guestText="Чтобы видеть заявки, войдите."
      refusedText="Заявки видят те, у&nbsp;кого есть право «Заявки и&nbsp;отзывы» или «Публикация страниц»."
    />
  );
}

const SITE_RIGHTS: readonly StaffRight[] = ['publish'];

/** Lets publishers to what all pages share. */
export function SiteGate({ load }: AccessGateProps) {
  return (
    <StaffGate
      load={load}
      rights={SITE_RIGHTS}
      title="Сайт"
      guestText="Чтобы менять объявление и&nbsp;меню сайта, войдите."
      refusedText="Объявление и&nbsp;меню меняют те, у&nbsp;кого есть право «Публикация страниц»."
    />
  );
}
