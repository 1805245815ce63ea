import { Component, type ComponentType, type ReactNode } from 'react';

type Props = { fallback: ComponentType; resetKey?: string; children: ReactNode };
type State = { isFailed: boolean; failedAt: string | undefined };

/** Shows `fallback` instead of children that threw; a new `resetKey` (the next address) tries again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isFailed: false, failedAt: undefined };

  static getDerivedStateFromError(): Partial<State> {
    return { isFailed: true };
  }

  override componentDidCatch() {
    this.setState({ failedAt: this.props.resetKey });
  }

  override componentDidUpdate() {
    const { isFailed, failedAt } = this.state;
    if (isFailed && failedAt !== undefined && failedAt !== this.props.resetKey) {
      this.setState({ isFailed: false, failedAt: undefined });
    }
  }

  override render() {
    const { fallback: Fallback, children } = this.props;
    return this.state.isFailed ? <Fallback /> : children;
  }
}
