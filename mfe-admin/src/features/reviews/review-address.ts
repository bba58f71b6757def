import type { StaffReviewKind } from '../../generated/graphql';

/** What the list shows; `all` is whatever its state. */
export interface ReviewQuery {
  kind: StaffReviewKind;
  status: 'new' | 'shown' | 'all';
  text: string;
}

/** Reads the address; what makes no sense there is as without it: the reviews that wait. */
export function readReviewQuery(search: URLSearchParams): ReviewQuery {
  const status = search.get('status');
  return {
    kind: search.get('kind') === 'question' ? 'question' : 'review',
    status: status === 'shown' || status === 'all' ? status : 'new',
    text: search.get('text')?.slice(0, 200) ?? '',
  };
}

/** `/admin/reviews?kind=question` */
export function reviewsPath({ kind, status, text }: ReviewQuery): string {
  const search = new URLSearchParams({
    ...(kind === 'question' && { kind }),
    ...(status !== 'new' && { status }),
    ...(text !== '' && { text }),
  }).toString();
  return `/admin/reviews${search && `?${search}`}`;
}
