import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Page } from '#web/components/page.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { type DesignRequest, useDesignCourse } from './api/design-course.ts';
import { DesignForm } from './components/design-form.tsx';
import { DesignResult } from './components/design-result.tsx';
import { Designing } from './components/designing.tsx';
import { useDesignForm } from './use-design-form.ts';

/** The form, then its result. The address names the course, so a reload continues with it. */
export function CourseDesignerScreen() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const designed = search.get('course');
  const [tab, setTab] = useState(designed ? 'result' : 'design');
  const { form, companies, change } = useDesignForm(currentLanguage());
  const design = useDesignCourse();
  const isSending = useRef(false);

  const handleSubmit = async (request: DesignRequest) => {
    if (isSending.current) return;
    isSending.current = true;
    // The pressed button disappears with the form.
    focusMain();
    try {
      const { projectId } = await design.mutateAsync(request);
      setSearch({ course: projectId }, { replace: true });
      setTab('result');
    } catch {
      // The toast gives the reason, and the form is unchanged.
    } finally {
      isSending.current = false;
    }
  };
  const handleAnother = () => {
    setSearch({}, { replace: true });
    setTab('design');
  };

  return (
    <Page title={t('courseDesigner.title')} subtitle={t('courseDesigner.subtitle')}>
      <Tabs value={tab} onValueChange={setTab} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <TabsList aria-label={t('courseDesigner.title')} className="justify-self-start">
          <TabsTrigger value="design">{t('courseDesigner.tabs.design')}</TabsTrigger>
          <TabsTrigger value="result" disabled={!designed}>
            {t('courseDesigner.tabs.result')}
          </TabsTrigger>
        </TabsList>
        <TabsContent value="design">
          {design.isPending ? (
            <Designing />
          ) : (
            <DesignForm
              form={form}
              companies={companies}
              onChange={change}
              onSubmit={(request) => void handleSubmit(request)}
            />
          )}
        </TabsContent>
        <TabsContent value="result">
          {designed && (
            <DesignResult
              projectId={designed}
              onBack={() => setTab('design')}
              onAnother={handleAnother}
            />
          )}
        </TabsContent>
      </Tabs>
    </Page>
  );
}
