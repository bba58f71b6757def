import { useCallback, useState } from 'react';
import { mutate, query, RequestError, useNavigate, useNotices, useShop } from '@shop/shared/runtime';
import {
  CreateProductDocument,
  ListPropertiesDocument,
  OpenProductDocument,
  SaveProductDocument,
} from '../../generated/graphql';
import { isConflict } from '../../components';
import { useKeptEdits, useLoaded } from '../../hooks';
import {
  changedFields,
  inputOf,
  isWhole,
  meetOther,
  NEW,
  settleField,
  startEdit,
  typedSince,
  type Product,
  type ProductDraft,
  type ProductEdit,
  type ProductField,
  type ProductForm,
} from './product-form';

const KEY = 'admin:product';
const SOMEBODY = 'Другой сотрудник';

/** Who has changed it meanwhile. */
function byOf(error: unknown): string {
  const conflict: unknown = error instanceof RequestError ? error.details.conflict : null;
  if (typeof conflict !== 'object' || conflict === null || !('by' in conflict)) return SOMEBODY;
  return typeof conflict.by === 'string' ? conflict.by : SOMEBODY;
}

/**
 * One product, and what was typed in it, which outlives the page.
 * @param id `NEW` for one that is not there yet
 */
export function useProduct(id: number) {
  const { client, track } = useShop();
  const navigate = useNavigate();
  const notify = useNotices((state) => state.show);
  const ask = useCallback(async () => {
    const { staffProperties: properties } = await query(client, ListPropertiesDocument, {});
    const product = id === NEW ? null : (await query(client, OpenProductDocument, { id })).staffProduct;
    return { product, properties };
  }, [client, id]);
  const { value: loaded, hasFailed, loadAgain } = useLoaded(ask);
  const [saved, setSaved] = useState<Product | null>(null);
  const { edits: kept, change } = useKeptEdits<ProductDraft>(KEY, {});
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isUploading, setIsUploading] = useState(false);
  const product = saved?.id === id ? saved : (loaded?.product ?? null);
  const ownOf = ({ [id]: own }: ProductDraft) => (own && isWhole(own) ? own : startEdit(product));
  const edit = ownOf(kept);

  const step = (next: (before: ProductEdit) => ProductEdit, as = id) =>
    change((before) => {
      const { [id]: _own, ...others } = before;
      const after = next(ownOf(before));
      return changedFields(after).length > 0 || after.theirs ? { ...others, [as]: after } : others;
    });
  const forget = () => {
    change(({ [id]: _own, ...others }) => others);
    setFailure(null);
  };
  const send = async () => {
    const input = inputOf(edit);
    if (id === NEW) return (await mutate(client, CreateProductDocument, { input })).staffCreateProduct;
    return (await mutate(client, SaveProductDocument, { id, revision: edit.revision, input })).staffSaveProduct;
  };
  const save = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const answer = await track(send());
      setSaved(answer);
      step(({ values }) => typedSince(edit.values, values, answer), answer.id);
      notify({ title: id === NEW ? 'Товар создан' : 'Товар сохранён' });
      if (id === NEW) void navigate(`/admin/goods/${answer.id}`, { replace: true });
    } catch (error) {
      setFailure(error);
      if (!isConflict(error)) return;
      // What others have saved comes in, and what was typed stays.
      const other = (await ask().catch(() => null))?.product;
      if (!other) return;
      setSaved(other);
      step((before) => meetOther(before, other, byOf(error)));
    } finally {
      setIsBusy(false);
    }
  };

  return {
    ...{ id, product, edit, failure, hasFailed, loadAgain, isBusy, forget },
    /** Photos are on their way: a save would go without them. */
    isUploading,
    setIsUploading,
    /** The properties that goods can have; null while all of it loads. */
    properties: loaded?.properties ?? null,
    changed: changedFields(edit),
    type: (part: Partial<ProductForm>) => step((before) => ({ ...before, values: { ...before.values, ...part } })),
    /** Changes a value that may have changed since the call began. */
    alter: (part: (values: ProductForm) => Partial<ProductForm>) =>
      step((before) => ({ ...before, values: { ...before.values, ...part(before.values) } })),
    confirm: (confirmed: string) => step((before) => ({ ...before, confirmed })),
    settle: (field: ProductField, choice: 'mine' | 'theirs') => step((before) => settleField(before, field, choice)),
    save: () => void save(),
  };
}

export type ProductCard = ReturnType<typeof useProduct>;
