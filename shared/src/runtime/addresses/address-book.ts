import {
  CreateUserAddressDocument,
  DeleteUserAddressesDocument,
  UpdateUserAddressesDocument,
  UserAddressesDocument,
} from '../../generated/graphql';
import type { GraphqlClient } from '../../graphql/client';
import { mutate, query } from '../../graphql/request';
import { readToken } from '../auth/token';
import { isFresh } from '../lists/is-fresh';
import type { AddressBook, UserAddressesStore, UserAddressPatch } from './user-addresses-store';

/** A user's delivery addresses on the server; the screen changes after the server's answer. */
export function createAddressBook(client: GraphqlClient, { getState, setState }: UserAddressesStore): AddressBook {
  const update = async (ids: number[], input: UserAddressPatch) => {
    const filter = { id: { in: ids } };
    const changed = (await mutate(client, UpdateUserAddressesDocument, { input, filter }))
      .siteUpdateDeliveryUserAddresses;
    setState(({ items }) => ({ items: items.map((item) => changed.find(({ id }) => id === item.id) ?? item) }));
  };

  const isCurrent = () => {
    const { loadedAt, hasFailed } = getState();
    return !hasFailed && isFresh(loadedAt, Date.now());
  };

  return {
    async load({ isForced = false } = {}) {
      if (!readToken()) setState({ items: [], isLoading: false });
      if (!readToken() || (!isForced && isCurrent())) return;
      setState({ isLoading: true, hasFailed: false, loadedAt: Date.now() });
      try {
        setState({ items: (await query(client, UserAddressesDocument, {})).siteDeliveryUserAddresses });
      } catch (error) {
        setState({ hasFailed: true });
        throw error;
      } finally {
        setState({ isLoading: false });
      }
    },
    async create(input) {
      const created = (await mutate(client, CreateUserAddressDocument, { input })).siteCreateDeliveryUserAddress;
      // The server unmarks the other addresses.
      const others = getState().items.map((item) => (created.selected ? { ...item, selected: false } : item));
      setState({ items: [...others, created] });
      return created;
    },
    update: (id, patch) => update([id], patch),
    async remove(id) {
      await mutate(client, DeleteUserAddressesDocument, { filter: { id: { equal: id } } });
      setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
    },
    async select(id) {
      const others = getState().items.filter((item) => item.selected && item.id !== id);
      const ids = others.map((item) => item.id);
      if (ids.length > 0) await update(ids, { selected: false });
      await update([id], { selected: true });
    },
  };
}
