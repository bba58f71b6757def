import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../errors';

interface AppBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Catches exceptions of the layout: the error page offers to reload. */
export class AppBoundary extends Component<AppBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
