import type { CompanyRole, Member } from '@tarima/contract';
import { Ellipsis, KeyRound, ShieldCheck, ShieldOff, UserMinus, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/components/ui/dropdown-menu.tsx';
import { useSession } from '#web/lib/session.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';

type MemberRowProps = {
  member: Member;
  onRole: (role: CompanyRole) => void;
  onResetPassword: () => void;
  onResetSecondFactor: () => void;
  onRemove: () => void;
};

export function MemberRow({
  member,
  onRole,
  onResetPassword,
  onResetSecondFactor,
  onRemove,
}: MemberRowProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const hasAdminSite = useStudioConfig().adminUrl !== null;
  const { id, fullName, email, role, canResetPassword, hasSecondFactor, canResetSecondFactor } =
    member;
  const isOwner = role === 'owner';
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-medium wrap-anywhere">
          {fullName}
          {id === user.id && <span className="text-muted-foreground"> · {t('members.you')}</span>}
        </span>
        <span className="text-sm wrap-anywhere text-muted-foreground">
          {email ?? t(hasAdminSite ? 'members.byAdminSite' : 'members.noEmail')}
          {hasSecondFactor && ` · ${t('members.hasSecondFactor')}`}
        </span>
      </div>
      <Badge tone={isOwner ? 'accent' : 'neutral'}>{t(`members.roles.${role}`)}</Badge>
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={t('members.menu', { name: fullName })}>
            <Ellipsis aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {!hasAdminSite && (
            <DropdownMenuItem onSelect={() => onRole(isOwner ? 'member' : 'owner')}>
              {isOwner ? <UserRound aria-hidden /> : <ShieldCheck aria-hidden />}
              {t(isOwner ? 'members.makeMember' : 'members.makeOwner')}
            </DropdownMenuItem>
          )}
          {!hasAdminSite && canResetPassword && (
            <DropdownMenuItem onSelect={onResetPassword}>
              <KeyRound aria-hidden />
              {t('members.resetPassword')}
            </DropdownMenuItem>
          )}
          {!hasAdminSite && canResetSecondFactor && (
            <DropdownMenuItem onSelect={onResetSecondFactor}>
              <ShieldOff aria-hidden />
              {t('members.resetSecondFactor')}
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={onRemove}>
            <UserMinus aria-hidden />
            {t('members.remove')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </li>
  );
}
