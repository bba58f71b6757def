import type { ReactNode } from 'react';
import { ErrorPanel } from '@shop/shared/ui';
import { SessionEnded } from './session-ended';
import type { PrivateData } from './use-private-data';

interface PrivateBlockProps<Data> {
  source: PrivateData<Data>;
  skeleton: ReactNode;
  failure: { title: string; text: string };
  children: (data: Data) => ReactNode;
}

/** What belongs to the buyer, or why it cannot be shown. */
export function PrivateBlock<Data>({ source: { state, retry }, skeleton, failure, children }: PrivateBlockProps<Data>) {
  if (state.kind === 'loading') return skeleton;
  if (state.kind === 'signed-out') return <SessionEnded onSignedIn={retry} />;
  if (state.kind === 'failed') return <ErrorPanel {...failure} onRetry={retry} />;
  return children(state.data);
}
