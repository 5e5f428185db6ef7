import { signInEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { FullScreenSpinner } from '#web/components/ui/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { useLinkToken } from '#web/lib/link-token.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { EntryPage } from './components/entry-page.tsx';
import { JoinAsNewForm } from './components/join-as-new-form.tsx';
import { JoinByPasswordForm } from './components/join-by-password-form.tsx';
import { LinkProblem } from './components/link-problem.tsx';
import { ProviderChoice } from './components/provider-choice.tsx';

const WAYS = ['new', 'known'] as const;
const FORMS = { new: JoinAsNewForm, known: JoinByPasswordForm };

/** Asks if the person has an account, because showing it would reveal it to others. */
export function InvitationScreen() {
  const { t } = useTranslation();
  const token = useLinkToken();
  // Without a token, `none` is sent: the server refuses it, and its error is shown.
  const invitation = useEndpoint(signInEndpoints.readInvitation, {
    body: { token: token || 'none' },
  });
  const { oidcName } = useStudioConfig();

  if (invitation.isError) return <LinkProblem error={invitation.error} />;
  if (!invitation.data) return <FullScreenSpinner label={t('common.loading')} />;
  const { companyName, email } = invitation.data;
  return (
    <EntryPage
      title={t('signIn.invitation.title', { company: companyName })}
      notes={[t('signIn.invitation.note')]}
    >
      <Tabs defaultValue="new" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <TabsList aria-label={t('signIn.invitation.ways')}>
          {WAYS.map((way) => (
            <TabsTrigger key={way} value={way} className="flex-1">
              {t(`signIn.invitation.${way}Way`)}
            </TabsTrigger>
          ))}
        </TabsList>
        {WAYS.map((way) => {
          const Form = FORMS[way];
          return (
            <TabsContent key={way} value={way} className="grid gap-5">
              <p className="text-sm text-pretty wrap-anywhere text-muted-foreground">
                {t(`signIn.invitation.${way}Description`, { email })}
              </p>
              <Form token={token} email={email} />
            </TabsContent>
          );
        })}
      </Tabs>
      {oidcName && <ProviderChoice provider={oidcName} />}
    </EntryPage>
  );
}
