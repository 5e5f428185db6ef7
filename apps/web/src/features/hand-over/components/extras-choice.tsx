import type { HandOver, ProjectType } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Fold } from '#web/components/fold.tsx';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { chosenContents, type PackageChoice, questionsIn } from '../package-choice.ts';
import { OptionRow } from './option-row.tsx';

type ExtrasChoiceProps = {
  handOver: HandOver;
  type: ProjectType;
  choice: PackageChoice;
  onChange: (choice: PackageChoice) => void;
};

/** What leaves with the videos: captions, questions, a certificate. */
export function ExtrasChoice({ handOver, type, choice, onChange }: ExtrasChoiceProps) {
  const { t } = useTranslation();
  const count = questionsIn(chosenContents(handOver, choice));
  const { projectId } = handOver;
  const shown = [
    ...(choice.hasCaptions ? [t('handOver.extras.captions')] : []),
    ...(choice.hasQuestions && count > 0 ? [t('handOver.extras.questionCount', { count })] : []),
    ...(choice.hasCertificate ? [t('handOver.extras.certificate')] : []),
  ];
  return (
    <Fold
      label={t('handOver.extras.label')}
      summary={shown.join(' · ') || t('handOver.extras.nothing')}
    >
      <div className="grid gap-1">
        <OptionRow
          label={t('handOver.extras.captions')}
          hint={t('handOver.extras.captionsHint')}
          isOn={choice.hasCaptions}
          onChange={(hasCaptions) => onChange({ ...choice, hasCaptions })}
        />
        <OptionRow
          label={t('handOver.extras.questions')}
          hint={t(count > 0 ? 'handOver.extras.questionsHint' : 'handOver.extras.noQuestions')}
          isOn={choice.hasQuestions}
          isDisabled={count === 0}
          onChange={(hasQuestions) => onChange({ ...choice, hasQuestions })}
        >
          {count === 0 && (
            <Button variant="secondary" size="small" className="max-sm:ml-9" asChild>
              <StudioLink
                href={
                  type === 'course' ? pathTo.createCourse(projectId) : pathTo.editScript(projectId)
                }
              >
                {t('handOver.extras.addQuestions')}
              </StudioLink>
            </Button>
          )}
        </OptionRow>
        <OptionRow
          label={t('handOver.extras.certificate')}
          hint={t('handOver.extras.certificateHint')}
          isOn={choice.hasCertificate}
          onChange={(hasCertificate) => onChange({ ...choice, hasCertificate })}
        />
      </div>
    </Fold>
  );
}
