import { Note } from '@shop/shared/ui';
import { Component, type ReactNode } from 'react';

interface BlockBoundaryProps {
  /** The block and its data. When one of them is another, it is tried again. */
  block: object;
  data: unknown;
  id: string;
  children: ReactNode;
}

interface BlockBoundaryState {
  block: object;
  data: unknown;
  hasFailed: boolean;
}

/**
 * A block that throws while it is edited leaves the others alone, until it, or what it shows of the
 * catalogue, is another.
 */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override state: BlockBoundaryState = { block: this.props.block, data: this.props.data, hasFailed: false };

  static getDerivedStateFromProps({ block, data }: BlockBoundaryProps, state: BlockBoundaryState) {
    return block === state.block && data === state.data ? null : { block, data, hasFailed: false };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { id, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <section id={id}>
        <Note kind="danger">Этот блок не&nbsp;показывается: проверьте его поля.</Note>
      </section>
    );
  }
}
