import { type Script, scriptEndpoints } from '@tarima/contract';
import { Sparkles } from 'lucide-react';
import { useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { compareScripts } from '../comparison/compare-scripts.ts';
import { ComparisonDialog } from '../comparison/comparison-dialog.tsx';
import { tidyScript } from '../editor/script-document.ts';

type EnhanceButtonProps = {
  script: Script;
  /** What stands there now. */
  content: string;
  /** Takes over what was chosen, so that it can be undone. */
  onAccept: (content: string) => void;
};

/** `asked` is the text that was enhanced: what stands there now may have gone on. */
type Offer = { asked: string; after: string };

/** Has a text made easier to say, and asks of each change whether it is wanted. */
export function EnhanceButton({ script, content, onAccept }: EnhanceButtonProps) {
  const { t } = useTranslation();
  const enhance = useChange(scriptEndpoints.enhance, { failure: t('editor.enhanceError') });
  const [offer, setOffer] = useState<Offer | null>(null);
  const { id, projectId, language } = script;

  const handleAnswer = useEffectEvent((asked: string, answer: string) => {
    const after = tidyScript(answer);
    const hasChanges = compareScripts(content, after).some(({ isChanged }) => isChanged);
    if (hasChanges) setOffer({ asked, after });
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
      {/* Not disabled: it keeps the focus, which comes back to it. */}
      <Button variant="secondary" onClick={handleEnhance} aria-disabled={enhance.isPending}>
        <Sparkles aria-hidden />
        {enhance.isPending ? t('editor.enhancing') : t('editor.enhance')}
      </Button>
      {offer && (
        <ComparisonDialog
          // Another window may save meanwhile: what it wrote is chosen about anew, not replaced unseen.
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
          // What was written while the script was enhanced is not given up for it.
          takesAfter={({ before }) => before.every((block) => offer.asked.includes(block))}
          confirmLabel={(taken) => t(`editor.enhancement.accept.${taken}`)}
          dismissLabel={t('editor.enhancement.discard')}
          onConfirm={handleAccept}
          onDismiss={() => setOffer(null)}
        />
      )}
    </>
  );
}
