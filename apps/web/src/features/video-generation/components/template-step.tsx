import { TEMPLATES, type VideoSettings } from '@tarima/contract';
import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { PictureCanvas } from '../picture/picture-canvas.tsx';
import { SAMPLE_MOMENT } from '../picture/sample-timeline.ts';
import { useSampleTimeline } from '../picture/use-sample-timeline.ts';
import type { LookedCompany } from '../use-company-look.ts';

type Template = (typeof TEMPLATES)[number];
type TemplateCardProps = {
  settings: VideoSettings;
  company: LookedCompany | null;
};
type TemplateStepProps = TemplateCardProps & { onChange: (settings: VideoSettings) => void };

/** The templates of a video without a presenter, each drawn as in the video. */
export function TemplateStep({ settings, company, onChange }: TemplateStepProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup.Root
      aria-label={t('generate.steps.template')}
      value={settings.templateId ?? ''}
      onValueChange={(value) => {
        const templateId = TEMPLATES.find((each) => each === value);
        if (templateId) onChange({ ...settings, templateId });
      }}
      className="grid grid-cols-2 gap-3 lg:grid-cols-4 data-[wide=true]:lg:grid-cols-2"
      data-wide={settings.videoFormat === 'horizontal'}
    >
      {TEMPLATES.map((template) => (
        <TemplateCard key={template} template={template} settings={settings} company={company} />
      ))}
    </RadioGroup.Root>
  );
}

function TemplateCard({ template, settings, company }: TemplateCardProps & { template: Template }) {
  const { t } = useTranslation();
  const timeline = useSampleTimeline(
    { ...settings, videoMode: 'stock', templateId: template },
    company?.look ?? null,
  );
  const name = t(`generate.templates.${template}`);
  return (
    <RadioGroup.Item
      value={template}
      aria-label={name}
      className="relative grid cursor-pointer overflow-hidden rounded-2xl border bg-card text-left transition-shadow hover:shadow-raised data-[state=checked]:border-primary data-[state=checked]:ring-2 data-[state=checked]:ring-primary"
    >
      {timeline && (
        <PictureCanvas
          timeline={timeline}
          companyId={company?.id}
          at={SAMPLE_MOMENT}
          label={name}
          className="w-full"
        />
      )}
      <RadioGroup.Indicator className="absolute top-2 right-2 grid size-7 place-items-center rounded-full bg-primary text-primary-foreground">
        <Check aria-hidden className="size-4" />
      </RadioGroup.Indicator>
      <span className="p-3 text-sm font-semibold">{name}</span>
    </RadioGroup.Item>
  );
}
