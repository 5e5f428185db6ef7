import type { StudioSettings } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Card } from '#web/components/ui/card.tsx';

/** The command of each system, the same in every language. */
const COMMANDS = [
  { system: 'Debian, Ubuntu', command: 'sudo apt install libreoffice-impress-nogui' },
  { system: 'macOS', command: 'brew install --cask libreoffice' },
] as const;

/** The optional program that draws whole slides: its version, or the way to get it. */
export function LibreOfficeCard({ libreOffice }: Pick<StudioSettings, 'libreOffice'>) {
  const { t } = useTranslation();
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg font-semibold">{t('settings.libreOffice.title')}</h3>
        {libreOffice ? (
          <p className="text-sm font-medium">{`LibreOffice ${libreOffice.version}`}</p>
        ) : (
          <Badge>{t('settings.libreOffice.missing')}</Badge>
        )}
      </div>
      <p className="text-sm text-pretty text-muted-foreground">
        {t('settings.libreOffice.description')}
      </p>
      {!libreOffice && (
        <div className="grid gap-4">
          <p className="text-sm">{t('settings.libreOffice.howTo')}</p>
          {COMMANDS.map(({ system, command }) => (
            <figure key={system} className="grid min-w-0 gap-1.5">
              <figcaption className="text-sm font-medium">{system}</figcaption>
              <pre className="rounded-xl bg-muted p-4 text-sm wrap-anywhere whitespace-pre-wrap">
                <code>{command}</code>
              </pre>
            </figure>
          ))}
        </div>
      )}
    </Card>
  );
}
