import { Component } from 'react';
import type { ReactNode } from 'react';
import { useMessage } from '../../shared/i18n/localised.ts';
import { ApplicationErrorScreen } from './application-error.tsx';

function TopLevelError(): ReactNode {
  const say = useMessage();
  return <ApplicationErrorScreen detail={say('topLevelError')} />;
}

/** The last net: an error outside any screen. React logs it to the console; reloading or going home leaves it. */
export class TopLevelBoundary extends Component<
  { readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <TopLevelError /> : this.props.children;
  }
}
