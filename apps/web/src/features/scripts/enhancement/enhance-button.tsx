import type { Script } from '@tarima/contract';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { useEnhanceScript } from '../api/enhance-script.ts';
import { EnhancementDialog } from './enhancement-dialog.tsx';

type EnhanceButtonProps = {
  script: Script;
  /** What stands there now. */
  content: string;
  /** Takes over the enhanced text, so that it can be undone. */
  onAccept: (content: string) => void;
};

/** Has a text made easier to say, and asks with both texts side by side before it takes the new one. */
export function EnhanceButton({ script, content, onAccept }: EnhanceButtonProps) {
  const { t } = useTranslation();
  const enhance = useEnhanceScript();
  const [offered, setOffered] = useState<{ before: string; after: string } | null>(null);
  const { id, projectId, language } = script;

  const handleEnhance = () =>
    enhance.mutate(
      { projectId, scriptId: id, content, language },
      {
        onSuccess: ({ content: after }) => {
          if (isSame(after, content)) toast.success(t('editor.enhancement.nothing'));
          else setOffered({ before: content, after });
        },
      },
    );
  const handleAccept = () => {
    if (offered) onAccept(offered.after);
    setOffered(null);
    toast.success(t('editor.enhanced'), t('editor.enhancedHint'));
  };

  return (
    <>
      <Button variant="secondary" onClick={handleEnhance} disabled={enhance.isPending}>
        <Sparkles aria-hidden />
        {enhance.isPending ? t('editor.enhancing') : t('editor.enhance')}
      </Button>
      {offered && (
        <EnhancementDialog
          {...offered}
          language={language}
          onAccept={handleAccept}
          onDiscard={() => setOffered(null)}
        />
      )}
    </>
  );
}

const isSame = (one: string, other: string) =>
  one.replace(/\s+/gu, ' ').trim() === other.replace(/\s+/gu, ' ').trim();
