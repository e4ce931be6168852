import { Component, type ReactNode } from 'react';

interface CatchErrorsProps {
  errorPage: (error: unknown) => ReactNode;
  /** The page's element: another one ends the error page. */
  children: ReactNode;
}

interface CatchErrorsState {
  failure?: { error: unknown } | undefined;
  page: ReactNode;
}

/** Shows the error page if the page crashes, until the page changes. */
export class CatchErrors extends Component<CatchErrorsProps, CatchErrorsState> {
  override state: CatchErrorsState = { page: this.props.children };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ children }: CatchErrorsProps, state: CatchErrorsState) {
    return state.page === children ? null : { page: children, failure: undefined };
  }

  override render() {
    const { failure, page } = this.state;
    return failure ? this.props.errorPage(failure.error) : page;
  }
}
