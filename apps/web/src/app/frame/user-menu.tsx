import { Monitor, Moon, Settings, Sun } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/components/ui/dropdown-menu.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { chooseTheme, readTheme, THEMES, type Theme } from '#web/lib/theme.ts';

const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** Who is signed in and for which company, and how the studio looks to them. */
export function UserMenu() {
  const { t } = useTranslation();
  const { user, companies } = useSession();
  const hasSettings = useStudioConfig().screens.includes('settings') && user.is_owner;
  const [theme, setTheme] = useState(readTheme);

  const handleTheme = (value: string) => {
    // the items below are made from THEMES
    const chosen = value as Theme;
    chooseTheme(chosen);
    setTheme(chosen);
  };

  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger className="flex items-center gap-2.5 rounded-xl p-1 text-left hover:bg-muted xl:-mr-3 xl:pr-3">
        <span className="sr-only">{t('header.userMenu')}</span>
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full bg-primary text-sm font-semibold text-primary-foreground"
        >
          {initialsOf(user.full_name)}
        </span>
        <span className="hidden max-w-40 xl:grid">
          <span className="truncate text-sm leading-tight font-medium">{user.full_name}</span>
          <span className="truncate text-xs text-muted-foreground">{companies[0]?.name}</span>
        </span>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel className="grid xl:hidden">
          <span className="font-medium">{user.full_name}</span>
          <span className="text-muted-foreground">{companies[0]?.name}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator className="xl:hidden" />
        <DropdownMenuLabel className="text-xs text-muted-foreground">
          {t('header.theme')}
        </DropdownMenuLabel>
        <DropdownMenuRadioGroup value={theme} onValueChange={handleTheme}>
          {THEMES.map((name) => {
            const Icon = THEME_ICONS[name];
            return (
              <DropdownMenuRadioItem key={name} value={name}>
                <Icon aria-hidden />
                {t(`header.themes.${name}`)}
              </DropdownMenuRadioItem>
            );
          })}
        </DropdownMenuRadioGroup>
        {hasSettings && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem asChild>
              <Link href={pathTo.settings}>
                <Settings aria-hidden />
                {t('header.settings')}
              </Link>
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
