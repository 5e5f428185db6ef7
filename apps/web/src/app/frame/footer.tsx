import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { INFORMATION_TOPICS, pathTo } from '#web/lib/paths.ts';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="mt-8 border-t">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6 text-sm text-muted-foreground">
        <p>{t('footer.copyright')}</p>
        <nav aria-label={t('footer.links')} className="flex flex-wrap gap-x-6 gap-y-2">
          {INFORMATION_TOPICS.map((topic) => (
            <StudioLink
              key={topic}
              href={pathTo.information(topic)}
              className="rounded py-1 hover:text-foreground hover:underline"
            >
              {t(`footer.${topic}`)}
            </StudioLink>
          ))}
        </nav>
      </div>
    </footer>
  );
}
