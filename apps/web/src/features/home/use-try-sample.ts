import { type CreateProject, TONES } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { useCreateProject } from '#web/features/upload/use-create-project.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { UnreachableError } from '#web/lib/api-error.ts';
import { useCall } from '#web/lib/use-change.ts';

type Trial = {
  companyId: string;
  /** The folder of the studio's samples. */
  samples: string;
};

/** Uploads the studio's own document as a person would, in the language of the interface. */
export function useTrySample({ companyId, samples }: Trial) {
  const { t } = useTranslation();
  const create = useCreateProject();
  return useCall(
    async () => {
      const language = currentLanguage();
      const name = t('home.trial.name');
      const fields: CreateProject = {
        ...{ type: 'video', name, language, companyId, targetAudience: '' },
        ...{ communicationTone: TONES[0], mainObjective: 'instrucciones' },
      };
      const file = await fetchDocument(`${samples}/${language}-document.pdf`, name);
      return create.mutateAsync({ fields, files: [file], reusedFrom: undefined });
    },
    { failure: t('home.trial.failure') },
  );
}

async function fetchDocument(address: string, name: string): Promise<File> {
  const answer = await fetch(address).catch((cause: unknown) => {
    throw new UnreachableError(cause);
  });
  if (!answer.ok) throw new UnreachableError(new Error(`${address}: ${answer.status}`));
  return new File([await answer.blob()], `${name}.pdf`, { type: 'application/pdf' });
}
