import { listOf, type ListName, type SellerQuery } from '@shop/shared/public-lists';
import { LIST_NAMES, type PublicLists } from '@shop/shared/runtime';
import { sellerChanges, tellSeller, toldSeller } from '@shop/shared/seller';

/** Parses the API's answer for a list. */
function parseList<Name extends ListName>(name: Name, text: string): PublicLists[Name] {
  const { data } = JSON.parse(text) as { data: Parameters<typeof listOf>[1] }; // the API's contract
  return listOf(name, data);
}

/** The public lists that the host has sent. */
export class ReceivedLists {
  readonly lists: Partial<PublicLists> = {};

  /** @throws Error when the text is not the API's answer for this list */
  set(name: ListName, text: string): void {
    Object.assign(this.lists, { [name]: parseList(name, text) });
  }

  /** All of them; one that the host has not sent is empty. */
  all(): PublicLists {
    const named = LIST_NAMES.map((list) => [list, this.lists[list] ?? []] as const);
    return Object.fromEntries(named) as unknown as PublicLists; // each name has its own list
  }
}

/** Takes the seller from the API's answer. Returns whether it has changed. */
export function takeSeller(text: string): boolean {
  const { data } = JSON.parse(text) as { data: Partial<SellerQuery> }; // an older API says nothing
  const changes = data.siteSeller ? sellerChanges(data.siteSeller) : {};
  if (JSON.stringify(changes) === JSON.stringify(toldSeller())) return false;
  tellSeller(changes);
  return true;
}
