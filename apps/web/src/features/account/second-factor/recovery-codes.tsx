import { PRODUCT_NAME } from '@tarima/contract';
import { Copy, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { saveFile } from '#web/lib/save-file.ts';

/** Shown once. A person who leaves without them must make new ones. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation();
  const text = `${codes.join('\n')}\n`;
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('account.secondFactor.copied'));
    } catch {
      toast.error(t('account.secondFactor.copyError'));
    }
  };
  const handleDownload = () =>
    saveFile(
      new Blob([text], { type: 'text/plain' }),
      `${PRODUCT_NAME} - ${t('account.secondFactor.fileName')}.txt`,
    );
  return (
    <div className="grid gap-5">
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))] gap-x-4 gap-y-2 rounded-xl bg-muted p-4 text-center font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" className="max-sm:flex-1" onClick={() => void handleCopy()}>
          <Copy aria-hidden />
          {t('account.secondFactor.copy')}
        </Button>
        <Button variant="secondary" className="max-sm:flex-1" onClick={handleDownload}>
          <Download aria-hidden />
          {t('account.secondFactor.download')}
        </Button>
        <Button className="max-sm:w-full" onClick={onDone}>
          {t('account.secondFactor.done')}
        </Button>
      </div>
    </div>
  );
}
