import { TEMPLATES, type Template, type Timeline, type VideoSettings } from '@tarima/contract';
import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { PictureCanvas } from '../picture/picture-canvas.tsx';
import { SAMPLE_MOMENT } from '../picture/sample-timeline.ts';
import { useDressedTimeline } from '../picture/use-dressed-timeline.ts';

type TemplateStepProps = {
  projectId: string;
  /** The script's first scene. Undefined while it loads. */
  scene: Timeline | undefined;
  settings: VideoSettings;
  onChoose: (template: Template) => void;
};

/** The templates of a video without a presenter, each with the script's own first scene. */
export function TemplateStep({ projectId, scene, settings, onChoose }: TemplateStepProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup.Root
      aria-label={t('generate.steps.template')}
      value={settings.templateId ?? ''}
      onValueChange={(value) => {
        const template = TEMPLATES.find((each) => each === value);
        if (template) onChoose(template);
      }}
      className="grid grid-cols-2 gap-3 data-[wide=false]:sm:grid-cols-4"
      data-wide={settings.videoFormat === 'horizontal'}
    >
      {TEMPLATES.map((template) => (
        <TemplateCard key={template} {...{ template, scene, settings, projectId }} />
      ))}
    </RadioGroup.Root>
  );
}

type TemplateCardProps = Omit<TemplateStepProps, 'onChoose'> & { template: Template };

function TemplateCard({ template, scene, settings, projectId }: TemplateCardProps) {
  const { t } = useTranslation();
  const timeline = useDressedTimeline(scene, {
    ...settings,
    videoMode: 'stock',
    templateId: template,
  });
  const name = t(`generate.templates.${template}`);
  return (
    <RadioGroup.Item
      value={template}
      aria-label={name}
      className="relative grid cursor-pointer overflow-hidden rounded-2xl border bg-card text-left transition-shadow hover:shadow-raised data-[state=checked]:border-primary data-[state=checked]:ring-2 data-[state=checked]:ring-primary"
    >
      {timeline ? (
        <PictureCanvas
          timeline={timeline}
          projectId={projectId}
          at={Math.min(SAMPLE_MOMENT, timeline.duration / 2)}
          label={name}
          className="w-full"
        />
      ) : (
        <Skeleton
          className={settings.videoFormat === 'vertical' ? 'aspect-9/16' : 'aspect-video'}
        />
      )}
      <RadioGroup.Indicator className="absolute top-2 right-2 grid size-7 place-items-center rounded-full bg-primary text-primary-foreground">
        <Check aria-hidden className="size-4" />
      </RadioGroup.Indicator>
      <span className="p-3 text-sm font-semibold">{name}</span>
    </RadioGroup.Item>
  );
}
