import { TriangleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FullPageMessage } from '#web/components/full-page-message.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { pathTo } from '#web/lib/paths.ts';

type ErrorBoundaryState = { failed: boolean };

/** Catches what a screen throws while it draws; React offers this to classes only. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <CrashedScreen onRetry={() => this.setState({ failed: false })} />;
  }
}

function CrashedScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <FullPageMessage
      icon={TriangleAlert}
      title={t('errors.crashTitle')}
      description={t('errors.crashDescription')}
    >
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={onRetry}>{t('common.retry')}</Button>
        <Button variant="secondary" asChild>
          {/* A full reload leaves the broken state behind. */}
          <a href={pathTo.home}>{t('errors.goHome')}</a>
        </Button>
      </div>
    </FullPageMessage>
  );
}
