import {
  Database,
  ListTodo,
  LogOut,
  Monitor,
  Moon,
  ScrollText,
  Settings,
  Sun,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
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
import { settingsPartsFor } from '#web/features/settings/settings-parts.ts';
import { useDefaultCompany } from '#web/lib/last-company.ts';
import { pathTo, SCREEN_PATHS } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';
import { useSession } from '#web/lib/session.ts';
import { chooseTheme, readTheme, THEMES, type Theme } from '#web/lib/theme.ts';
import { rescueFocus } from '#web/lib/use-return-focus.ts';
import { SignOutQuestion } from '../session/sign-out-question.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { useSignOutLosses } from '../session/use-sign-out-losses.ts';

const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

const ACCOUNT_ITEM = { href: pathTo.account, label: 'header.account', icon: UserRound } as const;
const MEMBERS_ITEM = { href: pathTo.members, label: 'header.members', icon: UsersRound } as const;
const SETTINGS_ITEM = {
  href: SCREEN_PATHS.settings,
  label: 'header.settings',
  icon: Settings,
} as const;
/** Items for owners of a company. Those with `isStudios` are for the studio's owner only. */
const OWNERS_ITEMS = [
  {
    href: SCREEN_PATHS['personal-data'],
    label: 'header.personalData',
    icon: Database,
    isStudios: true,
  },
  { href: SCREEN_PATHS.queue, label: 'header.queue', icon: ListTodo, isStudios: true },
  { href: SCREEN_PATHS.audit, label: 'header.audit', icon: ScrollText, isStudios: false },
] as const;

type UserMenuPanelProps = {
  button: RefObject<HTMLButtonElement | null>;
  labelledBy: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

export function UserMenuPanel({ button, labelledBy, isOpen, onOpenChange }: UserMenuPanelProps) {
  const { t } = useTranslation();
  const { user, companies } = useSession();
  const { company } = useDefaultCompany();
  const reaches = useReaches();
  const signOut = useSignOut();
  const isCompanyOwner = companies.some(({ role }) => role === 'owner');
  const ownersItems = OWNERS_ITEMS.filter(
    ({ isStudios }) => user.is_owner || (isCompanyOwner && !isStudios),
  );
  const items = [
    ACCOUNT_ITEM,
    ...(isCompanyOwner ? [MEMBERS_ITEM] : []),
    ...(settingsPartsFor(user.is_owner).length > 0 ? [SETTINGS_ITEM] : []),
    ...ownersItems,
  ].filter(({ href }) => reaches(href));
  const [theme, setTheme] = useState(readTheme);
  const findLosses = useSignOutLosses();
  const [losses, setLosses] = useState({ text: false, wayBack: false });
  const [asksToSignOut, setAsksToSignOut] = useState(false);

  const handleTheme = (value: string) => {
    // The items below are made from THEMES.
    const chosen = value as Theme;
    chooseTheme(chosen);
    setTheme(chosen);
  };

  const handleSignOut = async () => {
    const found = await findLosses();
    if (!found.text && !found.wayBack) return signOut.mutate({});
    setLosses(found);
    setAsksToSignOut(true);
  };

  return (
    <>
      <DropdownMenu modal={false} open={isOpen} onOpenChange={onOpenChange}>
        {/* Only positions the menu: the real button exists before the menu is loaded. */}
        <DropdownMenuTrigger asChild>
          <span aria-hidden className="pointer-events-none absolute inset-0" />
        </DropdownMenuTrigger>
        <DropdownMenuContent
          aria-labelledby={labelledBy}
          onInteractOutside={(event) => {
            // The button itself closes the menu.
            if (event.target instanceof Node && button.current?.contains(event.target)) {
              event.preventDefault();
            }
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            rescueFocus(button.current);
          }}
        >
          <DropdownMenuLabel className="grid lg:hidden">
            <span className="font-medium">{user.full_name}</span>
            <span className="text-muted-foreground">{company?.name}</span>
          </DropdownMenuLabel>
          <DropdownMenuSeparator className="lg:hidden" />
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
          <DropdownMenuSeparator />
          {items.map(({ href, label, icon: Icon }) => (
            <DropdownMenuItem key={href} asChild>
              <StudioLink href={href}>
                <Icon aria-hidden />
                {t(label)}
              </StudioLink>
            </DropdownMenuItem>
          ))}
          <DropdownMenuItem onSelect={() => void handleSignOut()}>
            <LogOut aria-hidden />
            {t('header.signOut')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <SignOutQuestion
        losses={losses}
        isOpen={asksToSignOut}
        onOpenChange={setAsksToSignOut}
        onConfirm={() => signOut.mutate({})}
      />
    </>
  );
}
