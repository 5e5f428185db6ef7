import { AUDIT_ACTION_NAMES, type AuditAction, type AuditEvent } from '@tarima/contract';
import {
  AudioLines,
  Ban,
  Building2,
  CircleAlert,
  Download,
  KeyRound,
  Languages,
  Link as LinkIcon,
  LogIn,
  LogOut,
  type LucideIcon,
  Palette,
  RotateCcw,
  Settings2,
  ShieldCheck,
  ShieldOff,
  Trash2,
  Undo2,
  Upload,
  UserCheck,
  UserMinus,
  UserPlus,
  UserRoundCog,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import { formatDate } from '#web/lib/format.ts';
import { tellApart } from '#web/lib/tell-apart.ts';
import { subjectOf } from '../subject-of.ts';

const ICONS: Record<AuditAction, LucideIcon> = {
  'signed-in': LogIn,
  'signed-out': LogOut,
  'session-ended': LogOut,
  'sign-in-refused': CircleAlert,
  'invitation-made': UserPlus,
  'invitation-cancelled': UserMinus,
  'invitation-accepted': LogIn,
  'password-reset-made': KeyRound,
  'password-reset-used': LogIn,
  'credentials-changed': KeyRound,
  'second-factor-on': ShieldCheck,
  'second-factor-off': ShieldOff,
  'second-factor-reset': ShieldOff,
  'second-factor-required': ShieldCheck,
  'second-factor-not-required': ShieldOff,
  'recovery-codes-made': KeyRound,
  'accounts-joined': UserCheck,
  'company-made': Building2,
  'look-changed': Palette,
  'pronunciation-saved': AudioLines,
  'pronunciation-deleted': AudioLines,
  'pronunciations-imported': AudioLines,
  'portrait-added': UserPlus,
  'portrait-removed': UserMinus,
  'role-changed': UserRoundCog,
  'member-removed': UserMinus,
  'project-deleted': Trash2,
  'project-restored': Undo2,
  'translation-made': Languages,
  'project-exported': Download,
  'project-imported': Upload,
  'video-deleted': Trash2,
  'video-restored': Undo2,
  'podcast-deleted': Trash2,
  'feed-renewed': Settings2,
  'learner-link-made': LinkIcon,
  'learner-link-changed': LinkIcon,
  'learner-link-ended': Trash2,
  'learners-exported': Download,
  'learner-deleted': Trash2,
  'review-link-made': LinkIcon,
  'review-link-changed': LinkIcon,
  'review-link-ended': Trash2,
  'review-comment-deleted': Trash2,
  'voice-model-fetched': Download,
  'voice-model-uploaded': Upload,
  'voice-model-confirmed': ShieldCheck,
  'voice-model-removed': Trash2,
  'work-cancelled': Ban,
  'work-retried': RotateCcw,
  'settings-changed': Settings2,
  'settings-stored': Settings2,
  'company-exported': Download,
  'user-exported': Download,
  'company-deleted': Trash2,
  'user-deleted': Trash2,
  'past-retention': Trash2,
  'trail-exported': Download,
};

/** The studio's own actions have no IP address. Those of a person have one. */
const isStudios = ({ action }: AuditEvent) =>
  action === 'settings-changed' || action === 'past-retention';

export function AuditList({ events }: { events: readonly AuditEvent[] }) {
  const { t, i18n } = useTranslation();
  const names = AUDIT_ACTION_NAMES[currentLanguage()];
  const withId = tellApart(
    events.map(({ actor, actorId }) => ({ id: actorId ?? '', name: actor ?? '' })),
  );
  const actorOf = ({ actor, actorId }: AuditEvent) =>
    actor && actorId ? withId({ id: actorId, name: actor }) : actor;
  return (
    <Card className="overflow-hidden">
      <ul className="divide-y">
        {events.map((event) => {
          const Icon = ICONS[event.action];
          const subject = subjectOf(event, t);
          return (
            <li key={event.id} className="flex gap-4 px-4 py-3.5 sm:px-6">
              <span
                aria-hidden
                className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-xl bg-muted text-muted-foreground"
              >
                <Icon className="size-4" />
              </span>
              <div className="grid min-w-0 flex-1 items-center gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_11rem]">
                <p className="font-medium wrap-anywhere">
                  {names[event.action]}
                  {subject && (
                    <span className="font-normal text-muted-foreground">: {subject}</span>
                  )}
                </p>
                <time
                  dateTime={event.at}
                  className="text-sm text-muted-foreground tabular-nums sm:text-right lg:order-last"
                >
                  {formatDate(event.at, i18n.language)}
                </time>
                <p className="text-sm wrap-anywhere text-muted-foreground sm:col-span-2 lg:col-span-1">
                  {[
                    actorOf(event) ?? t(isStudios(event) ? 'audit.studio' : 'audit.somebody'),
                    event.address,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
