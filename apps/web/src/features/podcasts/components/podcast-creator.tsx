import { zodResolver } from '@hookform/resolvers/zod';
import type { Company, PodcastProject, Project } from '@tarima/contract';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { useDefaultCompany } from '#web/lib/last-company.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useSession } from '#web/lib/session.ts';
import { podcastFormKeeper, withSourcesOf } from '../kept-form.ts';
import { lastChoices } from '../last-choices.ts';
import {
  emptyPodcastForm,
  OUTPUT_LANGUAGE_OF,
  type PodcastForm as PodcastFormValues,
  podcastFormSchema,
} from '../podcast-form.schema.ts';
import { PodcastFailure } from './podcast-failure.tsx';
import { PodcastForm } from './podcast-form.tsx';
import { PodcastResult } from './podcast-result.tsx';

type Refusal = { title: string; message: string };

/** The form, then its result. The address names project and podcast, so a reload continues. */
export function PodcastCreator({ project }: { project: PodcastProject | null }) {
  const { t } = useTranslation();
  const { user, companies } = useSession();
  const { company } = useDefaultCompany();
  const [search, setSearch] = useSearchParams();
  const started = search.get('podcast');
  const [tab, setTab] = useState(started ? 'result' : 'input');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const projectId = project?.id;
  const form = useForm<PodcastFormValues>({
    resolver: zodResolver(podcastFormSchema(t)),
    defaultValues: startingForm(project, companies, company, user.id),
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name, type }) => {
          podcastFormKeeper(projectId).keep(values);
          // A changed field has a name. The refusal was about what it said before.
          if (name && type !== 'blur') setRefusal(null);
        },
      }),
    [form, projectId],
  );

  const handleStarted = (eventId: string) => {
    toast.dismiss();
    setRefusal(null);
    setSearch({ ...(projectId && { project: projectId }), podcast: eventId }, { replace: true });
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
  const handleProjectChosen = ({ id, company: { pk: companyId }, language }: Project) => {
    const values = form.getValues();
    const outputLanguage = OUTPUT_LANGUAGE_OF[language];
    podcastFormKeeper(id).keep({ ...values, companyId, outputLanguage });
    // The sources have moved to the project's form.
    podcastFormKeeper().keep({ ...values, textInput: '', addresses: [], upload: null });
    setSearch({ project: id });
    focusMain();
  };
  const handleProjectRemoved = () => {
    const plain = podcastFormKeeper();
    plain.keep(withSourcesOf(plain.kept(companies), form.getValues()));
    setSearch({}, { replace: true });
    focusMain();
  };

  return (
    <Tabs value={tab} onValueChange={setTab} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <TabsList aria-label={t('podcasts.creator.title')} className="justify-self-start">
        <TabsTrigger value="input">{t('podcasts.creator.tabs.input')}</TabsTrigger>
        <TabsTrigger value="result" disabled={!started && !refusal}>
          {t('podcasts.creator.tabs.result')}
        </TabsTrigger>
      </TabsList>
      {/* Stays mounted while the result is shown, so that nothing typed is lost. */}
      <TabsContent value="input" forceMount className="data-[state=inactive]:hidden">
        <PodcastForm
          form={form}
          onProjectChosen={handleProjectChosen}
          onProjectRemoved={handleProjectRemoved}
          onStarted={handleStarted}
          onRefused={setRefusal}
        />
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
  );
}

function startingForm(
  project: PodcastProject | null,
  companies: readonly Company[],
  company: Company | undefined,
  userId: string,
): PodcastFormValues {
  const kept = podcastFormKeeper(project?.id).kept(companies);
  if (kept) return { ...kept, project };
  const companyId = project?.companyId ?? company?.pk ?? '';
  const form = {
    ...emptyPodcastForm(companyId, currentLanguage()),
    ...lastChoices(userId, companyId),
  };
  return { ...form, project, outputLanguage: project?.language ?? form.outputLanguage };
}
