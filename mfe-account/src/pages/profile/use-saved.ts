import { useShop } from '@shop/shared/runtime';
import type { ProfileFragment } from '../../generated/graphql';

/** Takes over the record that a change has answered, and says so. */
export function useSaved(notice: { title: string; text: string }): (user: ProfileFragment) => void {
  const { auth, notices } = useShop();
  return (user) => {
    auth.getState().setUser(user);
    notices.getState().show(notice);
  };
}
