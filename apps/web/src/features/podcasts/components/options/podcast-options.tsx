import type { Company } from '@tarima/contract';
import { Accordion } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { CompanyLine } from './company-line.tsx';
import { CreativityLine } from './creativity-line.tsx';
import { InstructionsLine } from './instructions-line.tsx';
import { LengthLine } from './length-line.tsx';
import { NameLine } from './name-line.tsx';
import { OpenLineContext, type OptionLineName } from './option-line.tsx';
import { StyleLine } from './style-line.tsx';
import { VoicesLine } from './voices-line.tsx';

type PodcastOptionsProps = {
  companies: readonly Company[];
  open: OptionLineName | '';
  onOpenChange: (line: OptionLineName | '') => void;
};

/** Everything about a podcast that already has a value. Each shows it, and opens to change it. */
export function PodcastOptions({ companies, open, onOpenChange }: PodcastOptionsProps) {
  const { t } = useTranslation();
  return (
    <Card role="group" aria-label={t('podcasts.lines.label')} className="overflow-hidden">
      <Accordion.Root
        type="single"
        collapsible
        value={open}
        // Every line below has one of these names.
        onValueChange={(line) => onOpenChange(line as OptionLineName | '')}
      >
        <OpenLineContext value={open}>
          <VoicesLine />
          <LengthLine />
          <StyleLine />
          <NameLine />
          <CompanyLine companies={companies} />
          <InstructionsLine />
          <CreativityLine />
        </OpenLineContext>
      </Accordion.Root>
    </Card>
  );
}
