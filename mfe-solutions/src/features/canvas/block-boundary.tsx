import { Note } from '@shop/shared/ui';
import { Component, type ReactNode } from 'react';

interface BlockBoundaryProps {
  /** The block. Another one is tried again. */
  block: object;
  id: string;
  children: ReactNode;
}

interface BlockBoundaryState {
  block: object;
  hasFailed: boolean;
}

/** A block that throws while it is edited leaves the others alone, until it is changed. */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override state: BlockBoundaryState = { block: this.props.block, hasFailed: false };

  static getDerivedStateFromProps({ block }: BlockBoundaryProps, state: BlockBoundaryState) {
    return block === state.block ? null : { block, hasFailed: false };
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
