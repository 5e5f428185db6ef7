import { zodResolver } from '@hookform/resolvers/zod';
import { Library } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import { Page } from '#web/components/page.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { PodcastFailure } from './components/podcast-failure.tsx';
import { PodcastForm } from './components/podcast-form.tsx';
import { PodcastResult } from './components/podcast-result.tsx';
import { podcastFormKeeper } from './kept-form.ts';
import {
  emptyPodcastForm,
  type PodcastForm as PodcastFormValues,
  podcastFormSchema,
} from './podcast-form.schema.ts';

type Refusal = { title: string; message: string };

/** The form and what came of it; the address names the podcast, so that a reload goes on with it. */
export function PodcastCreatorScreen() {
  const { t } = useTranslation();
  const { companies } = useSession();
  const [search, setSearch] = useSearchParams();
  const started = search.get('podcast');
  const [tab, setTab] = useState(started ? 'result' : 'input');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const form = useForm<PodcastFormValues>({
    resolver: zodResolver(podcastFormSchema(t)),
    defaultValues:
      podcastFormKeeper.kept(companies) ??
      emptyPodcastForm(companies[0]?.pk ?? '', currentLanguage()),
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => podcastFormKeeper.keep(values),
      }),
    [form],
  );

  const handleStarted = (eventId: string) => {
    toast.dismiss();
    setRefusal(null);
    setSearch({ podcast: eventId }, { replace: true });
    setTab('result');
    focusMain();
  };
  const handleBack = () => setTab('input');
  const handleCreateNew = () => {
    form.setValue('textInput', '');
    form.setValue('addresses', []);
    form.setValue('upload', null);
    setRefusal(null);
    setSearch({}, { replace: true });
    setTab('input');
  };

  return (
    <Page
      title={t('podcasts.creator.title')}
      subtitle={t('podcasts.creator.subtitle')}
      actions={
        <Button variant="secondary" asChild>
          <Link href={pathTo.podcasts()}>
            <Library aria-hidden />
            {t('podcasts.creator.list')}
          </Link>
        </Button>
      }
    >
      <Tabs value={tab} onValueChange={setTab} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <TabsList aria-label={t('podcasts.creator.title')} className="justify-self-start">
          <TabsTrigger value="input">{t('podcasts.creator.tabs.input')}</TabsTrigger>
          <TabsTrigger value="result" disabled={!started && !refusal}>
            {t('podcasts.creator.tabs.result')}
          </TabsTrigger>
        </TabsList>
        {/* Kept while the result is shown, so that nothing typed is lost. */}
        <TabsContent value="input" forceMount className="data-[state=inactive]:hidden">
          <PodcastForm form={form} onStarted={handleStarted} onRefused={setRefusal} />
        </TabsContent>
        <TabsContent value="result">
          {refusal && <PodcastFailure {...refusal} onBack={handleBack} />}
          {!refusal && started && (
            <PodcastResult
              id={started}
              waysBack={{ onBack: handleBack, onCreateNew: handleCreateNew }}
            />
          )}
        </TabsContent>
      </Tabs>
    </Page>
  );
}
