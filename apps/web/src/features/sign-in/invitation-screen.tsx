import { useTranslation } from 'react-i18next';
import { FullScreenSpinner } from '#web/components/ui/spinner.tsx';
import { useLinkToken } from '#web/lib/link-token.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { useInvitation } from './api/read-link.ts';
import { EntryPage } from './components/entry-page.tsx';
import { JoinAsNewForm } from './components/join-as-new-form.tsx';
import { JoinByPasswordForm } from './components/join-by-password-form.tsx';
import { LinkProblem } from './components/link-problem.tsx';
import { ProviderButton } from './components/provider-button.tsx';

export function InvitationScreen() {
  const { t } = useTranslation();
  const token = useLinkToken();
  const invitation = useInvitation(token);
  const provider = useStudioConfig().oidcName ?? '';

  if (invitation.isError) return <LinkProblem error={invitation.error} />;
  if (!invitation.data) return <FullScreenSpinner label={t('common.loading')} />;
  const { companyName, email, invitedAs } = invitation.data;
  const forms = {
    new: <JoinAsNewForm token={token} email={email} />,
    password: <JoinByPasswordForm token={token} email={email} />,
    provider: <ProviderButton provider={provider} />,
  };
  return (
    <EntryPage
      title={t('signIn.invitation.title', { company: companyName })}
      description={t(`signIn.invitation.${invitedAs}Description`, { email, provider })}
    >
      {forms[invitedAs]}
    </EntryPage>
  );
}
