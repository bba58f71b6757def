import { StaffGate, type LoadScreen, type StaffRight } from '@shop/shared/staff';

/** Constants: the gate wants the same array at each render. */
export const FOR_ORDERS: readonly StaffRight[] = ['orders'];
export const FOR_GOODS: readonly StaffRight[] = ['goods'];
export const FOR_SHOP: readonly StaffRight[] = ['shop'];
export const FOR_LEADS: readonly StaffRight[] = ['leads'];
export const FOR_PEOPLE: readonly StaffRight[] = ['people'];
/** Whoever uses a second factor here. */
export const FOR_ALL: readonly StaffRight[] = ['orders', 'goods', 'shop', 'people', 'leads'];

interface AccessGateProps {
  /** The same function at each render. */
  load: LoadScreen;
  rights: readonly StaffRight[];
}

/** Lets people with a right to a screen of the admin. All others load none of its code. */
export function AccessGate({ load, rights }: AccessGateProps) {
  return (
    <StaffGate
      load={load}
      rights={rights}
      isFactorFirst
      title="Магазин"
      guestText="Чтобы работать в магазине, войдите."
      refusedText="Здесь работают те, кого пригласили. Приглашение присылает владелец магазина."
    />
  );
}
