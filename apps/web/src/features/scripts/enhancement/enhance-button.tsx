import { type Script, scriptEndpoints } from '@tarima/contract';
import { Sparkles } from 'lucide-react';
import { Suspense, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { useChange } from '#web/lib/use-change.ts';
import { tidyScript } from '../editor/script-document.ts';

/** Lazy: most texts are never compared. */
const ComparisonDialog = lazyPart(async () => ({
  default: (await import('../comparison/comparison-dialog.tsx')).ComparisonDialog,
}));

type EnhanceButtonProps = {
  script: Script;
  /** The current text. */
  content: string;
  /** Takes over the chosen text as an undoable edit. */
  onAccept: (content: string) => void;
};

/** `asked` is the text that was enhanced. The current text may be newer. */
type Offer = { asked: string; after: string };

/** Makes a text easier to say. The person accepts or rejects each change. */
export function EnhanceButton({ script, content, onAccept }: EnhanceButtonProps) {
  const { t } = useTranslation();
  const enhance = useChange(scriptEndpoints.enhance, { failure: t('editor.enhanceError') });
  const [offer, setOffer] = useState<Offer | null>(null);
  const { id, projectId, language } = script;

  const handleAnswer = useEffectEvent((asked: string, answer: string) => {
    const after = tidyScript(answer);
    if (after !== content) setOffer({ asked, after });
    else toast.success(t('editor.enhancement.nothing'));
  });
  const handleEnhance = () => {
    if (enhance.isPending) return;
    enhance.mutate({ body: { projectId, scriptId: id, content, language } }, (answer) =>
      handleAnswer(content, answer.content),
    );
  };
  const handleAccept = (chosen: string) => {
    setOffer(null);
    if (chosen === content) return;
    onAccept(chosen);
    toast.success(t('editor.enhanced'), t('editor.undoHint'));
  };

  return (
    <>
      {/* Not disabled: it keeps the focus, which the dialog returns to it. */}
      <Button variant="secondary" onClick={handleEnhance} aria-disabled={enhance.isPending}>
        <Sparkles aria-hidden />
        {enhance.isPending ? t('editor.enhancing') : t('editor.enhance')}
      </Button>
      {offer && (
        <Suspense fallback={null}>
          <ComparisonDialog
            // A save from another window changes `content`. The person then compares again.
            key={content}
            title={t('editor.enhancement.title')}
            description={t('editor.enhancement.description')}
            before={content}
            after={offer.after}
            language={language}
            sides={{
              before: { name: t('editor.enhancement.before'), change: 'removed' },
              after: { name: t('editor.enhancement.after'), change: 'added' },
            }}
            // Text written during the enhancement is kept.
            takesAfter={({ before }) => before.every((block) => offer.asked.includes(block))}
            confirmLabel={(taken) => t(`editor.enhancement.accept.${taken}`)}
            dismissLabel={t('editor.enhancement.discard')}
            onConfirm={handleAccept}
            onDismiss={() => setOffer(null)}
          />
        </Suspense>
      )}
    </>
  );
}
